import { box, printed, signature } from '../layout/paper.ts';
import { CPC } from './english-papers.ts';
import { celsiusOf, classOf, type GoodsColumn, groupOf, nameOf, textOf, unOf } from './goods-table.ts';
import {
  companyOf,
  emergencyOf,
  type Layout,
  lines,
  numbered,
  of,
  packages,
  remarksRow,
  shipperOf,
  signerOf,
  vesselOf,
} from './paper-layout.ts';

const CHINESE_TABLE: readonly GoodsColumn[] = [
  { title: '序号', span: 1, of: numbered },
  {
    title: '正确运输名称\nProper shipping name',
    span: 6,
    of: (goods) => lines(textOf(goods, 'commodityName'), nameOf(goods)),
    total: 'words',
  },
  { title: '联合国编号\nUN No.', span: 2, of: unOf },
  { title: '类别\nClass', span: 2, of: classOf },
  { title: '包装\nPG', span: 1, of: (goods) => groupOf(goods).replace('PG ', '') },
  { title: '件数及包装形式\nPackages', span: 4, of: packages('zh'), total: 'packages' },
  { title: '总重 kg\nGross', span: 2, of: of('grossWeightKgs'), total: 'grossKg' },
  { title: '净重 kg\nNet', span: 2, of: of('netWeightKgs'), total: 'netKg' },
  { title: '闪点\nFlash point', span: 2, of: (goods) => celsiusOf(goods) },
  { title: 'EmS', span: 2, of: of('emsCode') },
];

/** 危险货物安全适运申报单 */
export const SAFE_TRANSPORT: Layout = {
  title: '危险货物安全适运申报单',
  subtitle: '包装／固体散装危险货物  Declaration on Safety and Fitness of Dangerous Goods',
  language: 'zh',
  sheet: '安全适运申报单',
  columns: 24,
  landscape: true,
  above: ({ values }, page) => [
    {
      height: 40,
      boxes: [
        box('', '发货人 Shipper', 9, shipperOf(values)),
        box('', '收货人 Consignee', 9, textOf(values, 'consignee')),
        box('', '承运人 Carrier', 4, textOf(values, 'carrier')),
        box('', '页 Page', 2, page),
      ],
    },
    {
      height: 34,
      boxes: [
        box('', '船名和航次 Ship and voyage', 7, vesselOf(values)),
        box('', '装货港 Port of loading', 6, textOf(values, 'portOfLoading')),
        box('', '卸货港 Port of discharge', 6, textOf(values, 'portOfDischarge')),
        box('', '箱号 Container No.', 5, textOf(values, 'containerNumber')),
      ],
    },
  ],
  table: CHINESE_TABLE,
  totalWords: '合计 Total',
  below: (content) => [
    {
      height: 26,
      boxes: [
        printed(
          '',
          '兹声明：上述拟交付船舶装运的危险货物已按规定全部并准确地填写了正确运输名称、联合国编号、类别、包装类和应急措施编号，货物及其包装在各方面均符合安全运输条件，并已正确地标注标记、标志，特此申报。',
          24,
        ),
      ],
    },
    ...remarksRow(content, '备注 Remarks', 24),
    {
      height: 64,
      boxes: [
        signature('', '申报单位及签章 Declarer', 8, signerOf(content.values, 'declarant', companyOf(content.values))),
        box('', '申报员证书编号 Certificate No. of the declarer', 5, textOf(content.values, 'declarantCertificateNo')),
        box('', '紧急联系人及电话 Emergency contact', 6, emergencyOf(content)),
        signature('', '主管机关签注栏 Remarks of the administration', 5),
      ],
    },
  ],
  footnote: '本申报单所附单证由申报单位按主管机关要求提供。',
};

/** 集装箱装箱证明书 */
export const CPC_ZH: Layout = {
  ...CPC,
  landscape: true,
  title: '集装箱装箱证明书',
  subtitle: 'Container Packing Certificate',
  language: 'zh',
  sheet: '装箱证明书',
  above: ({ values }, page) => [
    {
      height: 40,
      boxes: [
        box('', '船名和航次 Ship and voyage', 8, vesselOf(values)),
        box('', '装货港 Port of loading', 6, textOf(values, 'portOfLoading')),
        box('', '目的港 Port of destination', 7, textOf(values, 'destination') || textOf(values, 'portOfDischarge')),
        box('', '页 Page', 3, page),
      ],
    },
    {
      height: 36,
      boxes: [
        box('', '集装箱编号 Container No.', 7, textOf(values, 'containerNumber')),
        box('', '封志号 Seal No.', 5, textOf(values, 'sealNumbers')),
        box('', '箱型 Size & type', 4, textOf(values, 'containerSizeType')),
        box('', '皮重 Tare (kg)', 4, textOf(values, 'tareMassKgs')),
        box('', '总重 Total gross (kg)', 4, textOf(values, 'totalGrossMassKgs')),
      ],
    },
  ],
  table: CHINESE_TABLE,
  totalWords: '合计 Total',
  below: (content) => [
    {
      height: 36,
      boxes: [
        printed(
          '',
          '兹证明：装箱现场检查员已根据《国际海运危险货物规则》的要求，对上述集装箱和箱内所装危险货物及货物在箱内的积载情况进行了检查：集装箱清洁、干燥、外观适合装货；未装入不相容的货物；所有包件均经检查，无损坏，装箱的包件完好；货物装载、加固、系固妥当；集装箱及其包件已正确标记、标志和张贴标牌；每票危险货物均已收到申报单。',
          24,
        ),
      ],
    },
    ...remarksRow(content, '备注 Remarks', 24),
    {
      height: 70,
      boxes: [
        signature('', '装箱单位及检查员 Packer', 9, signerOf(content.values, 'packer')),
        box('', '检查员证书编号 Certificate No.', 5, textOf(content.values, 'packerCertificateNo')),
        box('', '装箱地点和日期 Place and date of packing', 6, textOf(content.values, 'packingPlaceAndDate')),
        signature('', '签章 Signature', 4),
      ],
    },
  ],
  footnote: '',
};
