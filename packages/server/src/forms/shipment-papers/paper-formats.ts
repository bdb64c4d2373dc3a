import { builtInFormats } from '../../formats/index.ts';
import type { FormFormat } from '../produce.ts';

/** The format of a paper of shipments, by its name in addresses; undefined for other names. */
export function paperFormat(name: string): FormFormat | undefined {
  return name === 'dangerous-goods-form' ? builtInFormats.get('yml_dangerous_goods_data') : undefined;
}
