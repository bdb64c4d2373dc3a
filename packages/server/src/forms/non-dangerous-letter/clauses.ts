import type { CargoKind } from './cargo-kind.ts';

/** A sentence of the letter in both languages; they say the same. */
export type Clause = { readonly zh: string; readonly en: string };

/** What every letter undertakes. */
const OPENING: readonly Clause[] = [
  {
    zh: '上列货物的品名、成分、性状、用途、件数和重量均由我司如实申报，与实际装箱货物及所附资料一致，未夹带任何其他货物。',
    en: 'The name, composition, properties, use, packages and weights of the goods listed above are declared truthfully by us, agree with the goods actually packed and with the documents attached, and no other goods are packed with them.',
  },
  {
    zh: '上列货物为普通货物，不是危险货物：不符合《国际海运危险货物规则》（IMDG Code）现行修正案第1至9类任何一类的标准，也不是该规则所称的海洋污染物。',
    en: 'The goods are general cargo and not dangerous goods: they meet the criteria of none of the classes 1 to 9 of the IMDG Code in the amendment now in force, nor are they a marine pollutant as the Code defines it.',
  },
];

const CLOSING: readonly Clause[] = [
  {
    zh: '货物的包装适合海运，能承受正常运输中的装卸、堆码、温度和湿度变化，不会渗漏、自热、膨胀或释放有害气体。',
    en: 'The packaging is fit for carriage by sea and withstands the handling, stacking and changes of temperature and humidity of an ordinary voyage; the goods do not leak, heat by themselves, swell or give off harmful gases.',
  },
  {
    zh: '如因本函内容不实、不全，或因货物自身性质造成人员伤亡、船舶、其他货物或环境损害、船期延误、罚款及其他费用，全部责任和损失由我司承担，与承运人及其代理人无关。',
    en: 'Should anything in this letter be untrue or incomplete, or should the nature of the goods cause injury, damage to the ship, to other cargo or to the environment, delay, fines or other expense, we bear all liability and loss and hold the carrier and its agents harmless.',
  },
];

/** What carriers ask to be said for a kind of cargo, in our words; the paragraph of the IMDG Code it is based on is named. */
const OF_KIND: Readonly<Record<CargoKind, readonly Clause[]>> = {
  general: [],
  chemical: [
    {
      zh: '货物为化学品。我司已附最新版安全技术说明书或货物运输条件鉴定书，其第14部分或结论认定该货物海运不受限制。',
      en: 'The goods are a chemical. The current safety data sheet or the certificate of transport conditions is attached; its section 14, or its conclusion, finds the goods not restricted for carriage by sea.',
    },
  ],
  battery: [
    {
      zh: '货物含锂电池，按IMDG规则特殊规定188运输：每个电芯不超过20Wh（锂金属1g），每个电池不超过100Wh（锂金属2g），瓦时数标于外壳；均通过《试验和标准手册》第38.3节试验，可提供试验概要。',
      en: 'The goods contain lithium batteries carried under special provision 188 of the IMDG Code: no cell above 20 Wh (1 g of lithium metal) and no battery above 100 Wh (2 g), the watt-hours marked on the case; each type passed the tests of section 38.3 of the Manual of Tests and Criteria, and the test summary is available.',
    },
    {
      zh: '电池已防短路和意外启动，装入坚固外包装，能承受1.2米跌落试验；包件按规定加贴锂电池标记，单独包装的电池每件毛重不超过30公斤；无损坏、召回或返修电池。',
      en: 'The batteries are protected against short circuit and against being switched on by accident, in strong outer packagings that withstand a drop of 1.2 m; packages bear the battery mark where it is required, and packages of batteries alone do not exceed 30 kg gross; none is damaged, recalled or returned.',
    },
  ],
  vehicle: [
    {
      zh: '货物为车辆或机械，符合IMDG规则特殊规定961的免除条件：燃料箱及管路已排空（或符合该规定的限量），无渗漏；气体燃料罐已放空并关闭阀门。',
      en: 'The goods are vehicles or machines that meet the conditions of special provision 961 of the IMDG Code: fuel tanks and lines are drained, or within the limits of that provision, and do not leak; gas tanks are emptied and their valves closed.',
    },
    {
      zh: '蓄电池已固定并断开或作防短路保护；锂电池通过第38.3节试验。车内未放置其他危险物品。',
      en: 'Batteries are secured and disconnected or protected against short circuit; lithium batteries passed the tests of section 38.3. No other dangerous articles are left inside.',
    },
  ],
  cotton: [
    {
      zh: '货物为干燥的植物纤维包，按ISO 8115压紧打包，密度不低于360千克/立方米（棉花），装于封闭货物运输单元，符合IMDG规则特殊规定299；未受潮、未沾油。',
      en: 'The goods are dry vegetable fibres in bales pressed as ISO 8115 describes, at a density of at least 360 kg/m³ (cotton), carried in closed cargo transport units as special provision 299 of the IMDG Code asks; they are neither damp nor oily.',
    },
  ],
  charcoal: [
    {
      zh: '货物不是UN 1361项下的植物炭或动物炭，也不是UN 1362活性炭：所附同批次样品的自热试验（《试验和标准手册》N.4）报告及成分说明证明其不具第4.2项自热性。',
      en: 'The goods are neither carbon of animal or vegetable origin of UN 1361 nor activated carbon of UN 1362: the attached report of the self-heating test (Manual of Tests and Criteria, test N.4) on a sample of this lot, with its composition, shows that they are not self-heating goods of division 4.2.',
    },
    {
      zh: '货物生产后已充分冷却和陈化，装箱时温度不超过40℃，箱内干燥、清洁。',
      en: 'After production the goods were cooled and weathered; when packed they were not warmer than 40 °C, and the container was dry and clean.',
    },
  ],
  seeds: [
    {
      zh: '货物为完整、未榨油的种子或未达危险标准的籽粕，含油量和含水量见所附化验单，不属于UN 1386、UN 2217籽饼及UN 2969蓖麻籽；未经有毒药剂处理，熏蒸剂残留已通风排除。',
      en: 'The goods are whole seeds from which no oil was pressed, or meals below the limits for danger; oil and moisture are given in the attached analysis. They are neither seed cake of UN 1386 or UN 2217 nor castor beans of UN 2969, are not treated with toxic agents, and fumigants have been aired out.',
    },
  ],
  flexitank: [
    {
      zh: '货物为非危险液体，装于一次性新液袋，液袋及其安装符合集装箱船东协会（COA）液袋实施规范，由所列厂家安装；装载量不超过24,000升及箱体允许载重，闪点高于60℃，与液袋材料相容。',
      en: 'The goods are a non-dangerous liquid in a new single-use flexitank that, with its fitting, keeps to the flexitank code of practice of the Container Owners Association; it holds no more than 24,000 litres and no more than the container may carry; the flash point is above 60 °C, and the liquid does not attack the material.',
    },
    {
      zh: '因液袋破裂、渗漏产生的清洁、抢救和环境费用由我司承担。',
      en: 'Costs of cleaning, salvage and the environment that arise from a burst or leaking flexitank are ours.',
    },
  ],
};

/** The clauses of a letter for a kind of cargo, in the order they are numbered. */
export function clausesOf(kind: CargoKind): Clause[] {
  return [...OPENING, ...OF_KIND[kind], ...CLOSING];
}
