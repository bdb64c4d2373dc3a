import { type Formulation, readFormulations } from './read-formulations.ts';

/*
 * IMDG 2.5.3.2.4, agreeing with 49 CFR 173.225 (c); columns as in `read-formulations.ts`. Mixtures of several peroxides and
 * formulations that go by approval are left out.
 */
const LINES = `
acetyl acetone peroxide|3105 42 7; 3106 32 7 p
acetyl cyclohexanesulphonyl peroxide|3112 82 4 -10/0; 3115 32 7 -10/0
tert-amyl hydroperoxide|3107 88 8
tert-amyl peroxyacetate|3105 62 7
tert-amyl peroxybenzoate|3103 100 5
tert-amyl peroxy-2-ethylhexanoate|3115 100 7 20/25
tert-amyl peroxy-2-ethylhexyl carbonate|3105 100 7
tert-amyl peroxy isopropyl carbonate|3103 77 5
tert-amyl peroxyneodecanoate|3115 77 7 0/10; 3119 47 8 0/10
tert-amyl peroxypivalate|3113 77 5 10/15; 3119 32 8 10/15
tert-amyl peroxy-3,5,5-trimethylhexanoate|3105 100 7
tert-butyl cumyl peroxide|3109 42-100 8; 3108 52 8
n-butyl-4,4-di-(tert-butylperoxy)valerate|3103 52-100 5; 3108 52 8
tert-butyl hydroperoxide|3103 79-90 5; 3105 80 7; 3107 79 8; 3109 72 8
tert-butyl monoperoxymaleate|3102 52-100 5; 3103 52 6; 3108 52 8; 3108 52 8 p
tert-butyl peroxyacetate|3101 52-77 5; 3103 32-52 6; 3109 32 8
tert-butyl peroxybenzoate|3103 77-100 5; 3105 52-77 7; 3106 52 7; 3109 32 8
tert-butyl peroxybutyl fumarate|3105 52 7
tert-butyl peroxycrotonate|3105 77 7
tert-butyl peroxydiethylacetate|3113 100 5 20/25
tert-butyl peroxy-2-ethylhexanoate|3113 52-100 6 20/25; 3117 32-52 8 30/35; 3118 52 8 20/25; 3119 32 8 40/45
tert-butyl peroxy-2-ethylhexylcarbonate|3105 100 7
tert-butyl peroxyisobutyrate|3111 52-77 5 15/20; 3115 52 7 15/20
tert-butylperoxy isopropylcarbonate|3103 77 5
tert-butyl peroxy-2-methylbenzoate|3103 100 5
tert-butyl peroxyneodecanoate|3115 77-100 7 -5/5; 3115 77 7 0/10; 3119 52 8 0/10 d; 3118 42 8 0/10 d; 3119 32 8 0/10
tert-butyl peroxyneoheptanoate|3115 77 7 0/10; 3117 42 8 0/10 d
tert-butyl peroxypivalate|3113 67-77 5 0/10; 3115 27-67 7 0/10; 3119 27 8 30/35
tert-butylperoxy stearylcarbonate|3106 100 7
tert-butyl peroxy-3,5,5-trimethylhexanoate|3105 37-100 7; 3106 42 7; 3109 37 8
3-chloroperoxybenzoic acid|3102 57-86 1; 3106 77 7
cumyl hydroperoxide|3107 90-98 8; 3109 90 8
cumyl peroxyneodecanoate|3115 87 7 -10/0; 3119 52 8 -10/0 d
cumyl peroxyneoheptanoate|3115 77 7 -10/0
cumyl peroxypivalate|3115 77 7 -5/5
cyclohexanone peroxide|3104 91 6; 3105 72 7; 3106 72 7 p
diacetone alcohol peroxide|3115 57 7 40/45
diacetyl peroxide|3115 27 7 20/25
di-tert-amyl peroxide|3107 100 8
2,2-di-(tert-amylperoxy)butane|3105 57 7
1,1-di-(tert-amylperoxy)cyclohexane|3103 82 6
dibenzoyl peroxide|3102 52-100 2; 3102 77-94 4; 3104 77 6; 3106 62 7; 3106 52-62 7 p; 3107 36-42 8; 3108 56.5 8 p; 3109 42 8 d
di-(4-tert-butylcyclohexyl) peroxydicarbonate|3114 100 6 30/35; 3119 42 8 30/35 d; 3116 42 7 35/40 p
di-tert-butyl peroxide|3107 52-100 8; 3109 52 8
di-tert-butyl peroxyazelate|3105 52 7
2,2-di-(tert-butylperoxy)butane|3103 52 6
1,6-di-(tert-butylperoxycarbonyloxy)hexane|3103 72 5
1,1-di-(tert-butylperoxy)cyclohexane|3101 80-100 5; 3103 80 5; 3105 42-52 7; 3106 42 7; 3107 27 8; 3109 42 8
di-n-butyl peroxydicarbonate|3115 27-52 7 -15/-5; 3117 27 8 -10/0; 3118 42 8 -15/-5 d
di-sec-butyl peroxydicarbonate|3113 52-100 4 -20/-10; 3115 52 7 -15/-5
di-(tert-butylperoxyisopropyl)benzene|3106 42-100 7
di-(tert-butylperoxy) phthalate|3105 42-52 7; 3106 52 7 p; 3107 42 8
2,2-di-(tert-butylperoxy)propane|3105 52 7; 3106 42 7
1,1-di-(tert-butylperoxy)-3,3,5-trimethylcyclohexane|3101 90-100 5; 3103 90 5; 3110 57 8; 3107 57 8
dicetyl peroxydicarbonate|3120 100 8 30/35; 3119 42 8 30/35 d
di-4-chlorobenzoyl peroxide|3102 77 5; 3106 52 7 p
dicumyl peroxide|3110 52-100 8
dicyclohexyl peroxydicarbonate|3112 91-100 3 10/15; 3114 91 5 10/15; 3119 42 8 15/20 d
didecanoyl peroxide|3114 100 6 30/35
2,2-di-(4,4-di(tert-butylperoxy)cyclohexyl)propane|3106 42 7; 3107 22 8
di-2,4-dichlorobenzoyl peroxide|3102 77 5; 3118 52 8 20/25 p; 3106 52 7 p
di-(2-ethoxyethyl) peroxydicarbonate|3115 52 7 -10/0
di-(2-ethylhexyl) peroxydicarbonate|3113 77-100 5 -20/-10; 3115 77 7 -15/-5; 3119 62 8 -15/-5 d; 3120 52 8 -15/-5 d
2,2-dihydroperoxypropane|3102 27 5
di-(1-hydroxycyclohexyl) peroxide|3106 100 7
diisobutyryl peroxide|3111 32-52 5 -20/-10; 3119 42 8 -20/-10 d; 3115 32 7 -20/-10
diisopropylbenzene dihydroperoxide|3106 82 7
diisopropyl peroxydicarbonate|3112 52-100 2 -15/-5; 3115 52 7 -20/-10; 3115 32 7 -15/-5
dilauroyl peroxide|3106 100 7; 3109 42 8 d
di-(3-methoxybutyl) peroxydicarbonate|3115 52 7 -5/5
di-(2-methylbenzoyl) peroxide|3112 87 5 30/35
di-(4-methylbenzoyl) peroxide|3106 52 7 p
2,5-dimethyl-2,5-di-(benzoylperoxy)hexane|3102 82-100 5; 3106 82 7; 3104 82 5
2,5-dimethyl-2,5-di-(tert-butylperoxy)hexane|3103 90-100 5; 3105 52-90 7; 3108 77 8; 3109 52 8; 3108 47 8 p
2,5-dimethyl-2,5-di-(tert-butylperoxy)hexyne-3|3101 86-100 5; 3103 52-86 5; 3106 52 7
2,5-dimethyl-2,5-di-(2-ethylhexanoylperoxy)hexane|3113 100 5 20/25
2,5-dimethyl-2,5-dihydroperoxyhexane|3104 82 6
2,5-dimethyl-2,5-di-(3,5,5-trimethylhexanoylperoxy)hexane|3105 77 7
1,1-dimethyl-3-hydroxybutyl peroxyneoheptanoate|3117 52 8 0/10
dimyristyl peroxydicarbonate|3116 100 7 20/25; 3119 42 8 20/25 d
di-(2-neodecanoylperoxyisopropyl)benzene|3115 52 7 -10/0; 3119 42 8 -15/-5 d
di-n-nonanoyl peroxide|3116 100 7 0/10
di-n-octanoyl peroxide|3114 100 5 10/15
di-(2-phenoxyethyl) peroxydicarbonate|3102 85-100 5; 3106 85 7
dipropionyl peroxide|3117 27 8 15/20
di-n-propyl peroxydicarbonate|3113 100 3 -25/-15; 3113 77 5 -20/-10
disuccinic acid peroxide|3102 72-100 4; 3116 72 7 10/15
di-(3,5,5-trimethylhexanoyl) peroxide|3115 52-82 7 0/10; 3119 52 8 10/15 d; 3119 38-52 8 10/15; 3119 38 8 20/25
ethyl 3,3-di-(tert-amylperoxy)butyrate|3105 67 7
ethyl 3,3-di-(tert-butylperoxy)butyrate|3103 77-100 5; 3105 77 7; 3106 52 7
tert-hexyl peroxyneodecanoate|3115 71 7 0/10
tert-hexyl peroxypivalate|3115 72 7 10/15
3-hydroxy-1,1-dimethylbutyl peroxyneodecanoate|3115 77 7 -5/5; 3119 52 8 -5/5 d; 3117 52 8 -5/5
isopropylcumyl hydroperoxide|3109 72 8
p-menthyl hydroperoxide|3105 72-100 7; 3109 72 8
methylcyclohexanone peroxide|3115 67 7 35/40
methyl ethyl ketone peroxide|3101 52 5; 3105 45 7; 3107 40 8
methyl isobutyl ketone peroxide|3105 62 7
peroxylauric acid|3118 100 8 35/40
pinanyl hydroperoxide|3105 56-100 7; 3109 56 8
1,1,3,3-tetramethylbutyl hydroperoxide|3105 100 7
1,1,3,3-tetramethylbutyl peroxy-2-ethylhexanoate|3115 100 7 15/20
1,1,3,3-tetramethylbutyl peroxyneodecanoate|3115 72 7 -5/5; 3119 52 8 -5/5 d
1,1,3,3-tetramethylbutyl peroxypivalate|3115 77 7 0/10
`;

/** Assignments of organic peroxides that the table names. */
export const peroxideFormulations: readonly Formulation[] = readFormulations(LINES);
