/** A hazard statement of the Globally Harmonized System (GHS), annex 3. */
export type HazardStatement = {
  /** `H225`, `H360Fd`, or combined `H301+H311`. */
  readonly code: string;
  readonly english: string;
  readonly chinese: string;
  /** Its hazard class and categories, e.g. `Flammable liquids 2`. */
  readonly hazard: string;
  /** The transport classes that goods with it usually come under; `MP` means marine pollutant. Empty: none. */
  readonly transport: readonly string[];
};

/* code | English | 中文 | hazard class and categories | transport. Endings i, F, D, f, d are of the European CLP regulation. */
const LINES = `
H200|Unstable explosive|不稳定爆炸物|Unstable explosives|1
H201|Explosive; mass explosion hazard|爆炸物；整体爆炸危险|Explosives 1.1|1
H202|Explosive; severe projection hazard|爆炸物；严重迸射危险|Explosives 1.2|1
H203|Explosive; fire, blast or projection hazard|爆炸物；起火、爆炸或迸射危险|Explosives 1.3|1
H204|Fire or projection hazard|起火或迸射危险|Explosives 1.4; Explosives 2B, 2C|1
H205|May mass explode in fire|遇火可能整体爆炸|Explosives 1.5|1
H206|Fire, blast or projection hazard; increased risk of explosion if desensitizing agent is reduced|起火、爆炸或迸射危险；退敏剂减少时，爆炸风险增大|Desensitized explosives 1|3,4.1
H207|Fire or projection hazard; increased risk of explosion if desensitizing agent is reduced|起火或迸射危险；退敏剂减少时，爆炸风险增大|Desensitized explosives 2, 3|3,4.1
H208|Fire hazard; increased risk of explosion if desensitizing agent is reduced|起火危险；退敏剂减少时，爆炸风险增大|Desensitized explosives 4|3,4.1
H209|Explosive|爆炸物|Explosives 1, 2A|1
H210|Very sensitive|非常敏感|Explosives 1|1
H211|May be sensitive|可能敏感|Explosives 2|1
H220|Extremely flammable gas|极易燃气体|Flammable gases 1A|2.1
H221|Flammable gas|易燃气体|Flammable gases 1B, 2|2.1
H222|Extremely flammable aerosol|极易燃气雾剂|Aerosols 1|2.1
H223|Flammable aerosol|易燃气雾剂|Aerosols 2|2.1
H224|Extremely flammable liquid and vapour|极易燃液体和蒸气|Flammable liquids 1|3
H225|Highly flammable liquid and vapour|高度易燃液体和蒸气|Flammable liquids 2|3
H226|Flammable liquid and vapour|易燃液体和蒸气|Flammable liquids 3|3
H227|Combustible liquid|可燃液体|Flammable liquids 4|
H228|Flammable solid|易燃固体|Flammable solids 1, 2|4.1
H229|Pressurized container: may burst if heated|带压力容器：如受热可能爆裂|Aerosols 1, 2, 3|2.1,2.2
H230|May react explosively even in the absence of air|即使没有空气也可能发生爆炸反应|Chemically unstable gases A|2.1
H231|May react explosively even in the absence of air at elevated pressure and/or temperature|在高压和/或高温条件下，即使没有空气也可能发生爆炸反应|Chemically unstable gases B|2.1
H232|May ignite spontaneously if exposed to air|暴露在空气中可能自燃|Pyrophoric gases|2.1
H240|Heating may cause an explosion|加热可能引起爆炸|Self-reactive substances A; organic peroxides A|4.1,5.2
H241|Heating may cause a fire or explosion|加热可能引起燃烧或爆炸|Self-reactive substances B; organic peroxides B|4.1,5.2
H242|Heating may cause a fire|加热可能引起燃烧|Self-reactive substances C, D, E, F; organic peroxides C, D, E, F|4.1,5.2
H250|Catches fire spontaneously if exposed to air|暴露在空气中自燃|Pyrophoric liquids 1; pyrophoric solids 1|4.2
H251|Self-heating: may catch fire|自热：可能燃烧|Self-heating substances 1|4.2
H252|Self-heating in large quantities; may catch fire|数量大时自热；可能燃烧|Self-heating substances 2|4.2
H260|In contact with water releases flammable gases which may ignite spontaneously|遇水放出可自燃的易燃气体|Substances which, in contact with water, emit flammable gases 1|4.3
H261|In contact with water releases flammable gases|遇水放出易燃气体|Substances which, in contact with water, emit flammable gases 2, 3|4.3
H270|May cause or intensify fire; oxidizer|可引起燃烧或加剧燃烧；氧化剂|Oxidizing gases 1|2.2
H271|May cause fire or explosion; strong oxidizer|可引起燃烧或爆炸；强氧化剂|Oxidizing liquids 1; oxidizing solids 1|5.1
H272|May intensify fire; oxidizer|可加剧燃烧；氧化剂|Oxidizing liquids 2, 3; oxidizing solids 2, 3|5.1
H280|Contains gas under pressure; may explode if heated|内装加压气体；遇热可能爆炸|Gases under pressure: compressed, liquefied, dissolved|2.1,2.2,2.3
H281|Contains refrigerated gas; may cause cryogenic burns or injury|内装冷冻气体；可能造成低温灼伤或损伤|Gases under pressure: refrigerated liquefied|2.1,2.2,2.3
H282|Extremely flammable chemical under pressure: may explode if heated|极易燃的加压化学品：遇热可能爆炸|Chemicals under pressure 1|2.1
H283|Flammable chemical under pressure: may explode if heated|易燃的加压化学品：遇热可能爆炸|Chemicals under pressure 2|2.1
H284|Chemical under pressure: may explode if heated|加压化学品：遇热可能爆炸|Chemicals under pressure 3|2.2
H290|May be corrosive to metals|可能腐蚀金属|Corrosive to metals 1|8
H300|Fatal if swallowed|吞咽致命|Acute toxicity, oral 1, 2|6.1
H301|Toxic if swallowed|吞咽会中毒|Acute toxicity, oral 3|6.1
H302|Harmful if swallowed|吞咽有害|Acute toxicity, oral 4|
H303|May be harmful if swallowed|吞咽可能有害|Acute toxicity, oral 5|
H304|May be fatal if swallowed and enters airways|吞咽及进入呼吸道可能致命|Aspiration hazard 1|
H305|May be harmful if swallowed and enters airways|吞咽及进入呼吸道可能有害|Aspiration hazard 2|
H310|Fatal in contact with skin|皮肤接触会致命|Acute toxicity, dermal 1, 2|6.1
H311|Toxic in contact with skin|皮肤接触会中毒|Acute toxicity, dermal 3|6.1
H312|Harmful in contact with skin|皮肤接触有害|Acute toxicity, dermal 4|
H313|May be harmful in contact with skin|皮肤接触可能有害|Acute toxicity, dermal 5|
H314|Causes severe skin burns and eye damage|造成严重皮肤灼伤和眼损伤|Skin corrosion 1, 1A, 1B, 1C|8
H315|Causes skin irritation|造成皮肤刺激|Skin irritation 2|
H316|Causes mild skin irritation|造成轻微皮肤刺激|Skin irritation 3|
H317|May cause an allergic skin reaction|可能造成皮肤过敏反应|Skin sensitization 1, 1A, 1B|
H318|Causes serious eye damage|造成严重眼损伤|Serious eye damage 1|
H319|Causes serious eye irritation|造成严重眼刺激|Eye irritation 2, 2A|
H320|Causes eye irritation|造成眼刺激|Eye irritation 2B|
H330|Fatal if inhaled|吸入致命|Acute toxicity, inhalation 1, 2|6.1,2.3
H331|Toxic if inhaled|吸入会中毒|Acute toxicity, inhalation 3|6.1,2.3
H332|Harmful if inhaled|吸入有害|Acute toxicity, inhalation 4|
H333|May be harmful if inhaled|吸入可能有害|Acute toxicity, inhalation 5|
H334|May cause allergy or asthma symptoms or breathing difficulties if inhaled|吸入可能导致过敏或哮喘病症状或呼吸困难|Respiratory sensitization 1, 1A, 1B|
H335|May cause respiratory irritation|可能造成呼吸道刺激|Specific target organ toxicity, single exposure 3|
H336|May cause drowsiness or dizziness|可能造成昏昏欲睡或眩晕|Specific target organ toxicity, single exposure 3|
H340|May cause genetic defects|可能导致遗传性缺陷|Germ cell mutagenicity 1, 1A, 1B|
H341|Suspected of causing genetic defects|怀疑可导致遗传性缺陷|Germ cell mutagenicity 2|
H350|May cause cancer|可能致癌|Carcinogenicity 1, 1A, 1B|
H350i|May cause cancer by inhalation|吸入可能致癌|Carcinogenicity 1A, 1B|
H351|Suspected of causing cancer|怀疑会致癌|Carcinogenicity 2|
H360|May damage fertility or the unborn child|可能对生育能力或胎儿造成伤害|Reproductive toxicity 1, 1A, 1B|
H360D|May damage the unborn child|可能对胎儿造成伤害|Reproductive toxicity 1A, 1B|
H360Df|May damage the unborn child. Suspected of damaging fertility|可能对胎儿造成伤害。怀疑对生育能力造成伤害|Reproductive toxicity 1A, 1B|
H360F|May damage fertility|可能对生育能力造成伤害|Reproductive toxicity 1A, 1B|
H360FD|May damage fertility. May damage the unborn child|可能对生育能力造成伤害。可能对胎儿造成伤害|Reproductive toxicity 1A, 1B|
H360Fd|May damage fertility. Suspected of damaging the unborn child|可能对生育能力造成伤害。怀疑对胎儿造成伤害|Reproductive toxicity 1A, 1B|
H361|Suspected of damaging fertility or the unborn child|怀疑对生育能力或胎儿造成伤害|Reproductive toxicity 2|
H361d|Suspected of damaging the unborn child|怀疑对胎儿造成伤害|Reproductive toxicity 2|
H361f|Suspected of damaging fertility|怀疑对生育能力造成伤害|Reproductive toxicity 2|
H361fd|Suspected of damaging fertility. Suspected of damaging the unborn child|怀疑对生育能力造成伤害。怀疑对胎儿造成伤害|Reproductive toxicity 2|
H362|May cause harm to breast-fed children|可能对母乳喂养的儿童造成伤害|Effects on or via lactation|
H370|Causes damage to organs|会损害器官|Specific target organ toxicity, single exposure 1|
H371|May cause damage to organs|可能损害器官|Specific target organ toxicity, single exposure 2|
H372|Causes damage to organs through prolonged or repeated exposure|长期或反复接触会对器官造成损害|Specific target organ toxicity, repeated exposure 1|
H373|May cause damage to organs through prolonged or repeated exposure|长期或反复接触可能对器官造成损害|Specific target organ toxicity, repeated exposure 2|
H400|Very toxic to aquatic life|对水生生物毒性极大|Hazardous to the aquatic environment, acute 1|9,MP
H401|Toxic to aquatic life|对水生生物有毒|Hazardous to the aquatic environment, acute 2|
H402|Harmful to aquatic life|对水生生物有害|Hazardous to the aquatic environment, acute 3|
H410|Very toxic to aquatic life with long lasting effects|对水生生物毒性极大并具有长期持续影响|Hazardous to the aquatic environment, long-term 1|9,MP
H411|Toxic to aquatic life with long lasting effects|对水生生物有毒并具有长期持续影响|Hazardous to the aquatic environment, long-term 2|9,MP
H412|Harmful to aquatic life with long lasting effects|对水生生物有害并具有长期持续影响|Hazardous to the aquatic environment, long-term 3|
H413|May cause long lasting harmful effects to aquatic life|可能对水生生物造成长期持续有害影响|Hazardous to the aquatic environment, long-term 4|
H420|Harms public health and the environment by destroying ozone in the upper atmosphere|破坏高层大气中的臭氧，危害公共健康和环境|Hazardous to the ozone layer 1|
H300+H310|Fatal if swallowed or in contact with skin|吞咽或皮肤接触致命|Acute toxicity, oral 1, 2 and dermal 1, 2|6.1
H300+H330|Fatal if swallowed or if inhaled|吞咽或吸入致命|Acute toxicity, oral 1, 2 and inhalation 1, 2|6.1,2.3
H310+H330|Fatal in contact with skin or if inhaled|皮肤接触或吸入致命|Acute toxicity, dermal 1, 2 and inhalation 1, 2|6.1,2.3
H300+H310+H330|Fatal if swallowed, in contact with skin or if inhaled|吞咽、皮肤接触或吸入致命|Acute toxicity, oral 1, 2, dermal 1, 2 and inhalation 1, 2|6.1,2.3
H301+H311|Toxic if swallowed or in contact with skin|吞咽或皮肤接触会中毒|Acute toxicity, oral 3 and dermal 3|6.1
H301+H331|Toxic if swallowed or if inhaled|吞咽或吸入会中毒|Acute toxicity, oral 3 and inhalation 3|6.1,2.3
H311+H331|Toxic in contact with skin or if inhaled|皮肤接触或吸入会中毒|Acute toxicity, dermal 3 and inhalation 3|6.1,2.3
H301+H311+H331|Toxic if swallowed, in contact with skin or if inhaled|吞咽、皮肤接触或吸入会中毒|Acute toxicity, oral 3, dermal 3 and inhalation 3|6.1,2.3
H302+H312|Harmful if swallowed or in contact with skin|吞咽或皮肤接触有害|Acute toxicity, oral 4 and dermal 4|
H302+H332|Harmful if swallowed or if inhaled|吞咽或吸入有害|Acute toxicity, oral 4 and inhalation 4|
H312+H332|Harmful in contact with skin or if inhaled|皮肤接触或吸入有害|Acute toxicity, dermal 4 and inhalation 4|
H302+H312+H332|Harmful if swallowed, in contact with skin or if inhaled|吞咽、皮肤接触或吸入有害|Acute toxicity, oral 4, dermal 4 and inhalation 4|
H303+H313|May be harmful if swallowed or in contact with skin|吞咽或皮肤接触可能有害|Acute toxicity, oral 5 and dermal 5|
H303+H333|May be harmful if swallowed or if inhaled|吞咽或吸入可能有害|Acute toxicity, oral 5 and inhalation 5|
H313+H333|May be harmful in contact with skin or if inhaled|皮肤接触或吸入可能有害|Acute toxicity, dermal 5 and inhalation 5|
H303+H313+H333|May be harmful if swallowed, in contact with skin or if inhaled|吞咽、皮肤接触或吸入可能有害|Acute toxicity, oral 5, dermal 5 and inhalation 5|
H315+H320|Causes skin and eye irritation|造成皮肤和眼刺激|Skin irritation 2 and eye irritation 2B|
`;

const statements: readonly HazardStatement[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', english = '', chinese = '', hazard = '', transport = ''] = line.split('|');
    return { code, english, chinese, hazard, transport: transport === '' ? [] : transport.split(',') };
  });

/**
 * A statement by its code as written in documents: `H225`, `h 225`, `H300 + H310`. Capitals matter only where two codes
 * differ by nothing else (`H360FD`, `H360Fd`); otherwise such a code is not found. Undefined for any other text.
 */
export function findHazardStatement(text: string): HazardStatement | undefined {
  const code = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^h/, 'H')
    .replace(/\+h?(?=\d)/gi, '+H');
  const written = statements.find((one) => one.code === code);
  if (written !== undefined) return written;
  const similar = statements.filter((one) => one.code.toUpperCase() === code.toUpperCase());
  return similar.length === 1 ? similar[0] : undefined;
}

/** Every statement, in the order of the codes, combined ones last. */
export const listHazardStatements = (): readonly HazardStatement[] => statements;
