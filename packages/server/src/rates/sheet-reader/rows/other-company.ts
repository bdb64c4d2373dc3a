import type { Carrier } from '../../../carriers/index.ts';
import { LEGAL_FORM } from '../charge-text/company-name.ts';

/** Trades of companies that sell the space of carriers, or none at all. */
const OTHER_TRADE =
  /^[\s-]+(?:global\s+|international\s+|air\s*&?\s*(?:sea|ocean)\s+)?(?:logisti(?:cs|k|que|ca)|log[ií]stica|forwarding|freight|spedition|transitaires?|consolidators?|nvocc|warehous\w+|trucking|travel)\b/iu;
/** Words behind the name of a carrier that name one of its own companies or its agent. */
const OWN =
  /^(?:shipping|lines?|liner|agenc(?:y|ies)|container|konteyner|denizcilik|marine|maritime|merchant|navigation|reederei|linien?|compagnie|company|group|transport|deutschland|germany|italia|italy|france|espana|iberia|uk|usa|america|china|hong|singapore|india|japan|korea|turkey|netherlands|belgium|as|europe|asia)$/i;

/**
 * Whether the one word of a carrier's name is part of another company's: "Volta Ocean Lines Ltd", "Maersk Logistics". `rest` is the
 * text right behind the word.
 */
export function namesOtherCompany(rest: string, { name, aliases }: Carrier): boolean {
  if (OTHER_TRADE.test(rest)) return true;
  const words = /^(?: \p{Lu}[\p{L}&.'/-]*,?){2,5}/u.exec(rest)?.[0].trim().split(/,? /) ?? [];
  const legal = words.findIndex((word) => LEGAL_FORM.test(word));
  const [first = ''] = words;
  if (legal < 1 || OWN.test(first)) return false;
  return ![name, ...aliases].some((one) =>
    one
      .toLowerCase()
      .split(/[\s-]+/)
      .includes(first.toLowerCase()),
  );
}
