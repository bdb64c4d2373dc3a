import { describe, expect, test } from 'vitest';
import { foldCharacters } from '../../documents/read/lines/fold-characters.ts';
import { answerOf, answerOfSections, NOT_REGULATED } from '../testing/answer-of.ts';

/** Whole SDSs in the languages of Annex II, with the subsections' official titles; all manufacturers and products are invented. */
const SAMPLES: readonly (readonly [language: string, text: string, wanted: Record<string, string | number | null>])[] =
  [
    [
      'Danish, whose sections are points',
      `SIKKERHEDSDATABLAD                      Udarbejdelsesdato: 11-01-2016
                                        Revisionsdato: 03-09-2020
PUNKT 1: Identifikation af stoffet/blandingen og af selskabet/virksomheden
Handelsnavn:      Fjordglans Kalkfjerner
Anvendelse:       Surt rengøringsmiddel
Leverandør:       Fjordglans Renhold ApS
PUNKT 2: Fareidentifikation
Faresætninger:
Forårsager svære forbrændinger af huden og øjenskader.
Sikkerhedssætninger:
P280 Bær beskyttelseshandsker.
PUNKT 3: Sammensætning af/oplysning om indholdsstoffer
EF-nr.        CAS-nr.      Stofnavn           Indhold
200-661-7     67-63-0      Isopropylalkohol   1-3 %
PUNKT 9: Fysisk-kemiske egenskaber
Fysisk form:      Væske
PUNKT 14: Transportoplysninger
14.1. UN-nummer:  1789
14.3. Transportfareklasse(r):   8
14.4. Emballagegruppe:   III
PUNKT 15: Oplysninger om regulering`,
      {
        document: 'safety-data-sheet da',
        manufacturerCompanyName: 'Fjordglans Renhold ApS',
        commodityName: 'Fjordglans Kalkfjerner',
        unNo: 'UN1789',
        appearance: 'Liquid',
        hCodeGHS: 'H314',
        issueDate: '2020-09-03',
        imoHazardClassNo: '8',
        packingGroup: 'III',
        cargoAppearanceDescription: 'Væske',
        cargoMainUsage: 'Surt rengøringsmiddel',
        casNo: '67-63-0',
      },
    ],
    [
      'Finnish',
      `KÄYTTÖTURVALLISUUSTIEDOTE       Päiväys: 14. toukokuuta 2021       Edellinen päiväys: 2.11.2018
KOHTA 1: AINEEN TAI SEOKSEN JA YHTIÖN TAI YRITYKSEN TUNNISTETIEDOT
Kauppanimi          Järvipesu -40
Käyttötarkoitus     Tuulilasin pesuneste
KOHTA 2: VAARAN YKSILÖINTI
Vaaralausekkeet
Syttyvä neste ja höyry.
Ärsyttää voimakkaasti silmiä.
KOHTA 9: FYSIKAALISET JA KEMIALLISET OMINAISUUDET
Leimahduspiste      26 °C
KOHTA 14: KULJETUSTIEDOT
14.1 YK-numero                                     1170
14.2 Kuljetuksessa käytettävä virallinen nimi      ETANOLILIUOS
14.3 Kuljetuksen vaaraluokka                       3
14.4 Pakkausryhmä                                  III
KOHTA 15: LAINSÄÄDÄNTÖÄ KOSKEVAT TIEDOT`,
      {
        document: 'safety-data-sheet en',
        commodityName: 'Järvipesu -40',
        unNo: 'UN1170',
        flashPointCelsius: 26,
        hCodeGHS: 'H226, H319',
        issueDate: '2021-05-14',
        properShippingName: 'ETANOLILIUOS',
        imoHazardClassNo: '3',
        packingGroup: 'III',
        flashPoint: '26 °C',
        cargoMainUsage: 'Tuulilasin pesuneste',
      },
    ],
    [
      'Turkish, in capitals',
      `GÜVENLİK BİLGİ FORMU        Hazırlama Tarihi: 10.02.2017
                            Yeni Düzenleme Tarihi: 26 Nisan 2022
1. MADDENİN/KARIŞIMIN VE ŞİRKETİN/DAĞITICININ KİMLİĞİ
Ürün Adı:                       Karadere Tiner
Belirlenmiş kullanımları:       Boyalar için inceltici
2. ZARARLILIK TANIMLANMASI
9. FİZİKSEL VE KİMYASAL ÖZELLİKLER
Parlama Noktası:                2,5 °C
14. TAŞIMACILIK BİLGİSİ
                                ADR/RID       IMDG          IATA
14.1. UN Numarası               UN 1263       UN 1263       UN 1263
14.2. Uygun UN taşımacılık adı  BOYA          PAINT         PAINT
14.4. Ambalajlama grubu         II            II            II
15. MEVZUAT BİLGİSİ`,
      {
        document: 'safety-data-sheet en',
        commodityName: 'Karadere Tiner',
        unNo: 'UN1263',
        flashPointCelsius: 2.5,
        issueDate: '2022-04-26',
        properShippingName: 'PAINT',
        packingGroup: 'II',
        flashPoint: '2,5 °C',
        cargoMainUsage: 'Boyalar için inceltici',
      },
    ],
    [
      'Czech, with an official name for carriage',
      `BEZPEČNOSTNÍ LIST       Datum vytvoření: 04.02.2014       Datum revize: 22. srpna 2022
ODDÍL 1: Identifikace látky/směsi a společnosti/podniku
Identifikátor výrobku         Email Vranov
Jméno nebo obchodní jméno     Vranov barvy a.s.
ODDÍL 2: Identifikace nebezpečnosti
Standardní věty o nebezpečnosti
Hořlavá kapalina a páry.
Může způsobit ospalost nebo závratě.
ODDÍL 9: Fyzikální a chemické vlastnosti
Skupenství                    kapalné
ODDÍL 14: Informace pro přepravu
14.1. UN číslo                1263
14.2. Oficiální (OSN) pojmenování pro přepravu      BARVA
14.4. Obalová skupina         III
ODDÍL 15: Informace o předpisech`,
      {
        document: 'safety-data-sheet cs',
        manufacturerCompanyName: 'Vranov barvy a.s.',
        commodityName: 'Email Vranov',
        unNo: 'UN1263',
        appearance: 'Liquid',
        hCodeGHS: 'H226, H336',
        issueDate: '2022-08-22',
        properShippingName: 'BARVA',
        packingGroup: 'III',
        cargoAppearanceDescription: 'kapalné',
      },
    ],
  ];

describe('a safety data sheet of northern and eastern Europe is read', () => {
  test.each(SAMPLES)('in %s', async (_, text, answer) => {
    expect(await answerOf(text)).toEqual({ shipperDeclareAs: 'DG Cargo (derived)', ...answer });
  });
});

describe('hazard statements without codes', () => {
  test.each([
    [
      'in Polish',
      'Zwroty wskazujące rodzaj zagrożenia:\nWysoce łatwopalna ciecz i pary.\nDziała drażniąco na skórę.\nZwroty wskazujące środki ostrożności:\nP210',
      { hCodeGHS: 'H225, H315' },
    ],
    [
      'in Swedish',
      'Faroangivelser\nBrandfarlig vätska och ånga.\nMycket giftigt för vattenlevande organismer med långtidseffekter.\nSkyddsangivelser\nP273',
      { hCodeGHS: 'H226, H410' },
    ],
    [
      'in Norwegian',
      'Faresetninger\nKan være dødelig ved svelging om det kommer ned i luftveiene.\nGir alvorlig øyeirritasjon.\nSikkerhetssetninger\nP102',
      { hCodeGHS: 'H304, H319' },
    ],
  ])('%s', async (_, section, answer) => {
    expect(await answerOfSections({ 2: section })).toEqual(answer);
  });
});

test('the rest of a heading on uses advised against is not taken for the use', async () => {
  const section =
    '1.2 Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen\nabgeraten wird\nVerwendung: Reiniger\nHersteller: Brunnfeld AG';

  expect(await answerOfSections({ 1: section })).toEqual({
    manufacturerCompanyName: 'Brunnfeld AG',
    cargoMainUsage: 'Reiniger',
  });
});

test('a date that goes on below, in a narrow column, is read whole', async () => {
  const text =
    'HOJA DE DATOS DE SEGURIDAD          Fecha de elaboración:\n                                    Marzo 2018\n                                    Fecha de revisión: 15 de\n                                    agosto de 2022\nSECCIÓN 1. Identificación\nNombre del producto: Brillo 7';
  expect(await answerOf(text)).toEqual({
    document: 'safety-data-sheet es',
    commodityName: 'Brillo 7',
    issueDate: '2022-08-15',
  });
});

test('radicals that a PDF writer took for characters are read as the characters', () => {
  expect(foldCharacters('⻑期ばく露、⽔、⻩⾊')).toBe('長期ばく露、水、黄色');
});

describe('a marine pollutant is denied', () => {
  test.each([
    ['in Turkish', 'Deniz kirletici: Hayır'],
    ['in Norwegian', 'Marin forurensning: Nei'],
    ['in Finnish', 'Merta saastuttava: Ei'],
    ['in Dutch', 'Marine pollutant: Neen'],
  ])('%s', async (_, line) => {
    const section = `UN number: UN1263\nProper shipping name: PAINT\nClass: 3\nPacking group: II\n${line}`;

    expect(await answerOfSections({ 14: section })).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: 'PAINT',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'N',
    });
  });
});

test('goods that a Norwegian SDS says are not classified for carriage are general cargo', async () => {
  const section =
    'Farlig gods          Nei\n14.1. UN-nummer\nKommentarer          Ikke klassifisert som farlig gods i henhold til ADR/RID, IMDG, IATA.\n14.2. FN-forsendelsesnavn\nKommentarer          Ikke relevant.';

  expect(await answerOfSections({ 14: section })).toEqual(NOT_REGULATED);
});

test('a Norwegian flash point stands behind the word for a value', async () => {
  const section = 'Tilstandsform          Væske\nFlammepunkt          Verdi: 74 °C';

  expect(await answerOfSections({ 9: section })).toEqual({
    appearance: 'Liquid',
    flashPointCelsius: 74,
    flashPoint: 'Verdi: 74 °C',
    cargoAppearanceDescription: 'Væske',
  });
});

test('a revision date within a cell counts before the date of print', async () => {
  const text =
    '安全データシート          バージョン 3.0 改訂日 2022/02/14\n                          印刷日 2022/02/15\n1. 化学品及び会社情報\n製品名 : 青海硬化剤 7';
  expect(await answerOf(text)).toEqual({
    document: 'safety-data-sheet ja',
    commodityName: '青海硬化剤 7',
    issueDate: '2022-02-14',
  });
});

test('a table of modes and classes ends at the next numbered heading', async () => {
  const section =
    '14.1 UN number or ID number\nADR     : UN 3105\nIMDG    : UN 3105\n14.2 UN proper shipping name\nADR     : RESIN SOLUTION\nIMDG    : RESIN SOLUTION\n14.3 Transport hazard class(es)\n        Class          Subsidiary risks\nADR     : 5.2\nIMDG    : 5.2\n14.4 Packing group\nIMDG\nPacking group          : II\n14.5 Environmental hazards\nIMDG\nMarine pollutant       : no';

  expect(await answerOfSections({ 14: section })).toEqual({
    shipperDeclareAs: 'DG Cargo (derived)',
    unNo: 'UN3105',
    properShippingName: 'RESIN SOLUTION',
    imoHazardClassNo: '5.2',
    packingGroup: 'II',
    marinePollutant: 'N',
  });
});
