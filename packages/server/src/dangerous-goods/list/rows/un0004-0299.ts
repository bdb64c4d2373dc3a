/** UN 0004 to 0299, one line an entry; the columns are described in `entry-line.ts`. */
export const un0004To0299 = `
0004|AMMONIUM PICRATE dry or wetted with less than 10% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0005|CARTRIDGES FOR WEAPONS with bursting charge|1.1F|||A|F-B S-X|0|E0||
0006|CARTRIDGES FOR WEAPONS with bursting charge|1.1E|||A|F-B S-X|0|E0||
0007|CARTRIDGES FOR WEAPONS with bursting charge|1.2F|||A|F-B S-X|0|E0||
0009|AMMUNITION, INCENDIARY with or without burster, expelling charge or propelling charge|1.2G|||A|F-B S-X|0|E0||
0010|AMMUNITION, INCENDIARY with or without burster, expelling charge or propelling charge|1.3G|||A|F-B S-X|0|E0||
0012|CARTRIDGES FOR WEAPONS, INERT PROJECTILE or CARTRIDGES, SMALL ARMS|1.4S|||A|F-B S-X|5 kg|E0||364
0014|CARTRIDGES FOR WEAPONS, BLANK or CARTRIDGES, SMALL ARMS, BLANK or CARTRIDGES FOR TOOLS, BLANK|1.4S|||A|F-B S-X|5 kg|E0||364
0015|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge|1.2G|||A|F-B S-X|0|E0||204
0015|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge, containing corrosive substances|1.2G|8||A|F-B S-X|0|E0||204
0015|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge, containing substances toxic by inhalation|1.2G|6.1||A|F-B S-X|0|E0||204
0016|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge|1.3G|||A|F-B S-X|0|E0||204
0016|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge, containing corrosive substances|1.3G|8||A|F-B S-X|0|E0||204
0016|AMMUNITION, SMOKE with or without burster, expelling charge or propelling charge, containing substances toxic by inhalation|1.3G|6.1||A|F-B S-X|0|E0||204
0018|AMMUNITION, TEAR-PRODUCING with burster, expelling charge or propelling charge|1.2G|6.1,8||A|F-B S-Z|0|E0||
0019|AMMUNITION, TEAR-PRODUCING with burster, expelling charge or propelling charge|1.3G|6.1,8||A|F-B S-Z|0|E0||
0020|AMMUNITION, TOXIC with burster, expelling charge or propelling charge|1.2K|6.1||A|F-B S-Z|0|E0||274
0021|AMMUNITION, TOXIC with burster, expelling charge or propelling charge|1.3K|6.1||A|F-B S-Z|0|E0||274
0027|BLACK POWDER (GUNPOWDER), granular or as a meal|1.1D|||S|F-B S-Y|0|E0||
0028|BLACK POWDER (GUNPOWDER), COMPRESSED or BLACK POWDER (GUNPOWDER), IN PELLETS|1.1D|||S|F-B S-Y|0|E0||
0029|DETONATORS, NON-ELECTRIC for blasting|1.1B|||A|F-B S-X|0|E0||
0030|DETONATORS, ELECTRIC for blasting|1.1B|||A|F-B S-X|0|E0||
0033|BOMBS with bursting charge|1.1F|||A|F-B S-X|0|E0||
0034|BOMBS with bursting charge|1.1D|||A|F-B S-X|0|E0||
0035|BOMBS with bursting charge|1.2D|||A|F-B S-X|0|E0||
0037|BOMBS, PHOTO-FLASH|1.1F|||A|F-B S-X|0|E0||
0038|BOMBS, PHOTO-FLASH|1.1D|||A|F-B S-X|0|E0||
0039|BOMBS, PHOTO-FLASH|1.2G|||A|F-B S-X|0|E0||
0042|BOOSTERS without detonator|1.1D|||A|F-B S-X|0|E0||
0043|BURSTERS, explosive|1.1D|||A|F-B S-X|0|E0||
0044|PRIMERS, CAP TYPE|1.4S|||A|F-B S-X|0|E0||
0048|CHARGES, DEMOLITION|1.1D|||A|F-B S-X|0|E0||
0049|CARTRIDGES, FLASH|1.1G|||A|F-B S-X|0|E0||
0050|CARTRIDGES, FLASH|1.3G|||A|F-B S-X|0|E0||
0054|CARTRIDGES, SIGNAL|1.3G|||A|F-B S-X|0|E0||
0055|CASES, CARTRIDGE, EMPTY, WITH PRIMER|1.4S|||A|F-B S-X|5 kg|E0||364
0056|CHARGES, DEPTH|1.1D|||A|F-B S-X|0|E0||
0059|CHARGES, SHAPED without detonator|1.1D|||A|F-B S-X|0|E0||
0060|CHARGES, SUPPLEMENTARY, EXPLOSIVE|1.1D|||A|F-B S-X|0|E0||
0065|CORD, DETONATING, flexible|1.1D|||A|F-B S-X|0|E0||
0066|CORD, IGNITER|1.4G|||A|F-B S-X|0|E0||
0070|CUTTERS, CABLE, EXPLOSIVE|1.4S|||A|F-B S-X|0|E0||
0072|CYCLOTRIMETHYLENETRINITRAMINE (CYCLONITE; HEXOGEN; RDX), WETTED with not less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||266
0073|DETONATORS FOR AMMUNITION|1.1B|||A|F-B S-X|0|E0||
0074|DIAZODINITROPHENOL, WETTED with not less than 40% water, or mixture of alcohol and water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0075|DIETHYLENEGLYCOL DINITRATE, DESENSITIZED with not less than 25% non-volatile, water-insoluble phlegmatizer, by mass|1.1D|||S|F-B S-Y|0|E0||266
0076|DINITROPHENOL dry or wetted with less than 15% water, by mass|1.1D|6.1||S|F-B S-Z|0|E0|P|
0077|DINITROPHENOLATES alkali metals, dry or wetted with less than 15% water, by mass|1.3C|6.1||S|F-B S-Z|0|E0|P|
0078|DINITRORESORCINOL dry or wetted with less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0079|HEXANITRODIPHENYLAMINE (DIPICRYLAMINE; HEXYL)|1.1D|||S|F-B S-Y|0|E0||
0081|EXPLOSIVE, BLASTING, TYPE A|1.1D|||S|F-B S-Y|0|E0||
0082|EXPLOSIVE, BLASTING, TYPE B|1.1D|||S|F-B S-Y|0|E0||
0083|EXPLOSIVE, BLASTING, TYPE C|1.1D|||S|F-B S-Y|0|E0||267
0084|EXPLOSIVE, BLASTING, TYPE D|1.1D|||S|F-B S-Y|0|E0||
0092|FLARES, SURFACE|1.3G|||A|F-B S-X|0|E0||
0093|FLARES, AERIAL|1.3G|||A|F-B S-X|0|E0||
0094|FLASH POWDER|1.1G|||S|F-B S-Y|0|E0||
0099|FRACTURING DEVICES, EXPLOSIVE without detonator, for oil wells|1.1D|||A|F-B S-X|0|E0||
0101|FUSE, NON-DETONATING|1.3G|||A|F-B S-X|0|E0||
0102|CORD (FUSE), DETONATING, metal clad|1.2D|||A|F-B S-X|0|E0||
0103|FUSE, IGNITER, tubular, metal clad|1.4G|||A|F-B S-X|0|E0||
0104|CORD (FUSE), DETONATING, MILD EFFECT, metal clad|1.4D|||A|F-B S-X|0|E0||
0105|FUSE, SAFETY|1.4S|||A|F-B S-X|0|E0||
0106|FUZES, DETONATING|1.1B|||A|F-B S-X|0|E0||
0107|FUZES, DETONATING|1.2B|||A|F-B S-X|0|E0||
0110|GRENADES, PRACTICE, hand or rifle|1.4S|||A|F-B S-X|0|E0||
0113|GUANYLNITROSAMINOGUANYLIDENE HYDRAZINE, WETTED with not less than 30% water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0114|GUANYLNITROSAMINOGUANYLTETRAZENE (TETRAZENE), WETTED with not less than 30% water, or mixture of alcohol and water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0118|HEXOLITE (HEXOTOL), dry or wetted with less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0121|IGNITERS|1.1G|||A|F-B S-X|0|E0||
0124|JET PERFORATING GUNS, CHARGED, oil well, without detonator|1.1D|||A|F-B S-X|0|E0||
0129|LEAD AZIDE, WETTED with not less than 20% water, or mixture of alcohol and water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0130|LEAD STYPHNATE (LEAD TRINITRORESORCINATE), WETTED with not less than 20% water, or mixture of alcohol and water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0131|LIGHTERS, FUSE|1.4S|||A|F-B S-X|0|E0||
0132|DEFLAGRATING METAL SALTS OF AROMATIC NITRO-DERIVATIVES, N.O.S.|1.3C|||S|F-B S-Y|0|E0||274
0133|MANNITOL HEXANITRATE (NITROMANNITE), WETTED with not less than 40% water, or mixture of alcohol and water, by mass|1.1D|||S|F-B S-Y|0|E0||266
0135|MERCURY FULMINATE, WETTED with not less than 20% water, or mixture of alcohol and water, by mass|1.1A|||S|F-B S-Y|0|E0||266
0136|MINES with bursting charge|1.1F|||A|F-B S-X|0|E0||
0137|MINES with bursting charge|1.1D|||A|F-B S-X|0|E0||
0138|MINES with bursting charge|1.2D|||A|F-B S-X|0|E0||
0143|NITROGLYCERIN, DESENSITIZED with not less than 40% non-volatile, water-insoluble phlegmatizer, by mass|1.1D|6.1||S|F-B S-Z|0|E0||266,271
0144|NITROGLYCERIN SOLUTION IN ALCOHOL with more than 1% but not more than 10% nitroglycerin|1.1D|||S|F-B S-Y|0|E0||
0146|NITROSTARCH dry or wetted with less than 20% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0147|NITRO UREA|1.1D|||S|F-B S-Y|0|E0||
0150|PENTAERYTHRITE TETRANITRATE (PENTAERYTHRITOL TETRANITRATE; PETN), WETTED with not less than 25% water, by mass or PENTAERYTHRITE TETRANITRATE (PENTAERYTHRITOL TETRANITRATE; PETN), DESENSITIZED with not less than 15% phlegmatizer, by mass|1.1D|||S|F-B S-Y|0|E0||266
0151|PENTOLITE dry or wetted with less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0153|TRINITROANILINE (PICRAMIDE)|1.1D|||S|F-B S-Y|0|E0||
0154|TRINITROPHENOL (PICRIC ACID) dry or wetted with less than 30% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0155|TRINITROCHLOROBENZENE (PICRYL CHLORIDE)|1.1D|||S|F-B S-Y|0|E0||
0159|POWDER CAKE (POWDER PASTE), WETTED with not less than 25% water, by mass|1.3C|||S|F-B S-Y|0|E0||266
0160|POWDER, SMOKELESS|1.1C|||S|F-B S-Y|0|E0||
0161|POWDER, SMOKELESS|1.3C|||S|F-B S-Y|0|E0||
0167|PROJECTILES with bursting charge|1.1F|||A|F-B S-X|0|E0||
0168|PROJECTILES with bursting charge|1.1D|||A|F-B S-X|0|E0||
0169|PROJECTILES with bursting charge|1.2D|||A|F-B S-X|0|E0||
0171|AMMUNITION, ILLUMINATING with or without burster, expelling charge or propelling charge|1.2G|||A|F-B S-X|0|E0||
0173|RELEASE DEVICES, EXPLOSIVE|1.4S|||A|F-B S-X|0|E0||
0174|RIVETS, EXPLOSIVE|1.4S|||A|F-B S-X|0|E0||
0180|ROCKETS with bursting charge|1.1F|||A|F-B S-X|0|E0||
0181|ROCKETS with bursting charge|1.1E|||A|F-B S-X|0|E0||
0182|ROCKETS with bursting charge|1.2E|||A|F-B S-X|0|E0||
0183|ROCKETS with inert head|1.3C|||A|F-B S-X|0|E0||
0186|ROCKET MOTORS|1.3C|||A|F-B S-X|0|E0||
0190|SAMPLES, EXPLOSIVE other than initiating explosive|1|||A|F-B S-X|0|E0||16,274
0191|SIGNAL DEVICES, HAND|1.4G|||A|F-B S-X|0|E0||
0192|SIGNALS, RAILWAY TRACK, EXPLOSIVE|1.1G|||A|F-B S-X|0|E0||
0193|SIGNALS, RAILWAY TRACK, EXPLOSIVE|1.4S|||A|F-B S-X|0|E0||
0194|SIGNALS, DISTRESS, ship|1.1G|||A|F-B S-X|0|E0||
0195|SIGNALS, DISTRESS, ship|1.3G|||A|F-B S-X|0|E0||
0196|SIGNALS, SMOKE|1.1G|||A|F-B S-X|0|E0||
0197|SIGNALS, SMOKE|1.4G|||A|F-B S-X|0|E0||
0204|SOUNDING DEVICES, EXPLOSIVE|1.2F|||A|F-B S-X|0|E0||
0207|TETRANITROANILINE|1.1D|||S|F-B S-Y|0|E0||
0208|TRINITROPHENYLMETHYLNITRAMINE (TETRYL)|1.1D|||S|F-B S-Y|0|E0||
0209|TRINITROTOLUENE (TNT) dry or wetted with less than 30% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0212|TRACERS FOR AMMUNITION|1.3G|||A|F-B S-X|0|E0||
0213|TRINITROANISOLE|1.1D|||S|F-B S-Y|0|E0||
0214|TRINITROBENZENE dry or wetted with less than 30% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0215|TRINITROBENZOIC ACID dry or wetted with less than 30% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0216|TRINITRO-m-CRESOL|1.1D|||S|F-B S-Y|0|E0||
0217|TRINITRONAPHTHALENE|1.1D|||S|F-B S-Y|0|E0||
0218|TRINITROPHENETOLE|1.1D|||S|F-B S-Y|0|E0||
0219|TRINITRORESORCINOL (STYPHNIC ACID) dry or wetted with less than 20% water, or mixture of alcohol and water, by mass|1.1D|||S|F-B S-Y|0|E0||
0220|UREA NITRATE dry or wetted with less than 20% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0221|WARHEADS, TORPEDO with bursting charge|1.1D|||A|F-B S-X|0|E0||
0222|AMMONIUM NITRATE|1.1D|||S|F-B S-Y|0|E0||370
0224|BARIUM AZIDE dry or wetted with less than 50% water, by mass|1.1A|6.1||S|F-B S-Z|0|E0||
0225|BOOSTERS WITH DETONATOR|1.1B|||A|F-B S-X|0|E0||
0226|CYCLOTETRAMETHYLENETETRANITRAMINE (HMX; OCTOGEN), WETTED with not less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||266
0234|SODIUM DINITRO-o-CRESOLATE dry or wetted with less than 15% water, by mass|1.3C|||S|F-B S-Z|0|E0|P|
0235|SODIUM PICRAMATE dry or wetted with less than 20% water, by mass|1.3C|||S|F-B S-Y|0|E0||
0236|ZIRCONIUM PICRAMATE dry or wetted with less than 20% water, by mass|1.3C|||S|F-B S-Y|0|E0||
0237|CHARGES, SHAPED, FLEXIBLE, LINEAR|1.4D|||A|F-B S-X|0|E0||
0238|ROCKETS, LINE-THROWING|1.2G|||A|F-B S-X|0|E0||
0240|ROCKETS, LINE-THROWING|1.3G|||A|F-B S-X|0|E0||
0241|EXPLOSIVE, BLASTING, TYPE E|1.1D|||S|F-B S-X|0|E0||
0242|CHARGES, PROPELLING, FOR CANNON|1.3C|||A|F-B S-X|0|E0||
0243|AMMUNITION, INCENDIARY, WHITE PHOSPHORUS with burster, expelling charge or propelling charge|1.2H|||A|F-B S-X|0|E0||
0244|AMMUNITION, INCENDIARY, WHITE PHOSPHORUS with burster, expelling charge or propelling charge|1.3H|||A|F-B S-X|0|E0||
0245|AMMUNITION, SMOKE, WHITE PHOSPHORUS with burster, expelling charge or propelling charge|1.2H|||A|F-B S-X|0|E0||
0246|AMMUNITION, SMOKE, WHITE PHOSPHORUS with burster, expelling charge or propelling charge|1.3H|||A|F-B S-X|0|E0||
0247|AMMUNITION, INCENDIARY liquid or gel, with burster, expelling charge or propelling charge|1.3J|||A|F-B S-X|0|E0||
0248|CONTRIVANCES, WATER-ACTIVATED with burster, expelling charge or propelling charge|1.2L|||A|F-B S-Y|0|E0||274
0249|CONTRIVANCES, WATER-ACTIVATED with burster, expelling charge or propelling charge|1.3L|||A|F-B S-Y|0|E0||274
0250|ROCKET MOTORS WITH HYPERGOLIC LIQUIDS with or without expelling charge|1.3L|||A|F-B S-X|0|E0||
0254|AMMUNITION, ILLUMINATING with or without burster, expelling charge or propelling charge|1.3G|||A|F-B S-X|0|E0||
0255|DETONATORS, ELECTRIC for blasting|1.4B|||A|F-B S-X|0|E0||
0257|FUZES, DETONATING|1.4B|||A|F-B S-X|0|E0||
0266|OCTOLITE (OCTOL), dry or wetted with less than 15% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0267|DETONATORS, NON-ELECTRIC for blasting|1.4B|||A|F-B S-X|0|E0||
0268|BOOSTERS WITH DETONATOR|1.2B|||A|F-B S-X|0|E0||
0271|CHARGES, PROPELLING|1.1C|||A|F-B S-X|0|E0||
0272|CHARGES, PROPELLING|1.3C|||A|F-B S-X|0|E0||
0275|CARTRIDGES, POWER DEVICE|1.3C|||A|F-B S-X|0|E0||
0276|CARTRIDGES, POWER DEVICE|1.4C|||A|F-B S-X|0|E0||
0277|CARTRIDGES, OIL WELL|1.3C|||A|F-B S-X|0|E0||
0278|CARTRIDGES, OIL WELL|1.4C|||A|F-B S-X|0|E0||
0279|CHARGES, PROPELLING, FOR CANNON|1.1C|||A|F-B S-X|0|E0||
0280|ROCKET MOTORS|1.1C|||A|F-B S-X|0|E0||
0281|ROCKET MOTORS|1.2C|||A|F-B S-X|0|E0||
0282|NITROGUANIDINE (PICRITE) dry or wetted with less than 20% water, by mass|1.1D|||S|F-B S-Y|0|E0||
0283|BOOSTERS without detonator|1.2D|||A|F-B S-X|0|E0||
0284|GRENADES, hand or rifle, with bursting charge|1.1D|||A|F-B S-X|0|E0||
0285|GRENADES, hand or rifle, with bursting charge|1.2D|||A|F-B S-X|0|E0||
0286|WARHEADS, ROCKET with bursting charge|1.1D|||A|F-B S-X|0|E0||
0287|WARHEADS, ROCKET with bursting charge|1.2D|||A|F-B S-X|0|E0||
0288|CHARGES, SHAPED, FLEXIBLE, LINEAR|1.1D|||A|F-B S-X|0|E0||
0289|CORD, DETONATING, flexible|1.4D|||A|F-B S-X|0|E0||
0290|CORD (FUSE), DETONATING, metal clad|1.1D|||A|F-B S-X|0|E0||
0291|BOMBS with bursting charge|1.2F|||A|F-B S-X|0|E0||
0292|GRENADES, hand or rifle, with bursting charge|1.1F|||A|F-B S-X|0|E0||
0293|GRENADES, hand or rifle, with bursting charge|1.2F|||A|F-B S-X|0|E0||
0294|MINES with bursting charge|1.2F|||A|F-B S-X|0|E0||
0295|ROCKETS with bursting charge|1.2F|||A|F-B S-X|0|E0||
0296|SOUNDING DEVICES, EXPLOSIVE|1.1F|||A|F-B S-X|0|E0||
0297|AMMUNITION, ILLUMINATING with or without burster, expelling charge or propelling charge|1.4G|||A|F-B S-X|0|E0||
0299|BOMBS, PHOTO-FLASH|1.3G|||A|F-B S-X|0|E0||
`;
