import type { mandatesEnglish } from './mandates-words-en.ts';

/** The texts of mandates in Chinese. */
export const mandatesChinese: typeof mandatesEnglish = {
  title: '事先授权',
  approve: '事先批准下单',
  hint: '持有该授权书者可按此报价下单一次,限此发货人及此金额;该订单无需再等待批准。',
  shipper: '发货人',
  most: '{currency} 上限',
  sure: '确定事先批准此订单吗?',
  issued: '授权书如下,请转交下单方;之后不再显示。',
  by: '{name},{moment}',
  form: '据代理客户端称,有人在表单中表示同意。',
  upTo: '最多 {amount}',
  validUntil: '有效至 {moment}',
  genuine: '签名真实,订单与批准内容一致。',
  notGenuine: '请勿依赖:',
  needsTls: '仅在通过 HTTPS 打开控制台时可在此验证签名。',
};
