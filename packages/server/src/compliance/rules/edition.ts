// Resolution MSC.556(108) and its successor: an amendment may be used for a year before it must be.
import { EDITIONS } from '../../dangerous-goods/offline.ts';
import { declarationRule } from '../rule.ts';

export const editionSuperseded = declarationRule({
  code: 'edition_superseded',
  severity: 'warning',
  source: 'IMDG Code, periods of use of its amendments',
  sentence: 'A declaration is checked by an edition that may be used on the day of sailing.',
  check: (_, goods, { list: { edition }, on }) => {
    if (goods.length === 0) return undefined;
    const later = EDITIONS.findLast(
      ({ amendment, voluntaryFrom }) => amendment > edition.amendment && voluntaryFrom <= on,
    );
    if (later === undefined) return undefined;
    const load = `Load its list: agent-rate dangerous-goods import FILE --amendment ${later.amendment}.`;
    return later.mandatoryFrom <= on
      ? { message: `On ${on} amendment ${later.amendment} must be used; this was checked by ${edition.name}. ${load}` }
      : {
          message: `On ${on} amendment ${later.amendment} may be used too; this was checked by ${edition.name}.`,
          severity: 'note',
        };
  },
});
