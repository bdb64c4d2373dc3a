import { useAreaWords } from '../../words/use-words.tsx';
import { shipmentsEnglish } from './shipments-words-en.ts';
import { shipmentsChinese } from './shipments-words-zh.ts';

/** The texts of whole shipments. */
const shipmentsWords = { en: shipmentsEnglish, zh: shipmentsChinese };

/** The texts of whole shipments in the chosen language. */
export const useShipmentsWords = () => useAreaWords(shipmentsWords);

/** The name of a paper: of what the shipment itself states, and of a kind where it has no other name, in the chosen language. */
export const paperName = ({ ownPapers, paperKinds }: typeof shipmentsEnglish, name: string): string =>
  ({ ...paperKinds, ...ownPapers })[name as 'booking'] ?? name;

/** The name of a field; its key where it has none here. */
export const fieldName = (texts: typeof shipmentsEnglish, key: string): string =>
  (texts.fields as Readonly<Record<string, string>>)[key] ?? key;
