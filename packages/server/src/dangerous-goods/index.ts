export { EditionSchema } from './dangerous-goods.schema.ts';
export { type DangerousGoods, type ListImport, type ListImportRequest, openDangerousGoods } from './dangerous-goods.ts';
export * from './offline.ts';
export { dangerousGoodsOperations } from './operations.ts';
