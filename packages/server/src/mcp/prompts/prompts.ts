import type { Operation } from '../../base/index.ts';
import type { Prompt } from '../surface.ts';
import { createCarrierCompleter, createPortCompleter, createWordCompleter } from './completers.ts';

/** The container types that people ask for most; any other may be typed too. */
const COMMON_EQUIPMENT = ['20GP', '40GP', '40HC', '40RH', '45HC'];

/** Ready-made tasks, with completion for their blanks. */
export function createPrompts(operations: readonly Operation[]): Prompt[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return [
    ...(byName.has('list-rates') ? [compareLane(byName)] : []),
    ...(byName.has('check-dangerous-goods') && byName.has('export-extraction') ? [prepareDeclaration(byName)] : []),
  ];
}

function compareLane(byName: ReadonlyMap<string, Operation>): Prompt {
  const port = createPortCompleter(byName.get('list-ports'));
  return {
    name: 'compare_lane',
    title: 'Compare a lane',
    description: 'Compares the prices, transit times and gaps of every carrier on a lane, and recommends one.',
    scope: byName.get('list-rates')?.scope === 'rates:read' ? 'rates:read' : null,
    arguments: [
      { name: 'origin', description: 'Port of loading', required: true, complete: port },
      { name: 'destination', description: 'Port of discharge', required: true, complete: port },
      {
        name: 'equipment',
        description: 'Container type; 40HC when left out',
        required: false,
        complete: createWordCompleter(COMMON_EQUIPMENT),
      },
      {
        name: 'carrier',
        description: 'Only this carrier',
        required: false,
        complete: createCarrierCompleter(byName.get('list-carriers')),
      },
    ],
    messages: ({ origin, destination, equipment = '40HC', carrier }) => [
      {
        role: 'user',
        content: {
          type: 'text',
          text: [
            `Compare ocean freight from ${origin} to ${destination} for one ${equipment} container${carrier ? ` with ${carrier}` : ''}.`,
            '1. compare_rates; check in meta how both places were understood.',
            '2. summarize_rates for the same lane, to say whether the best price is low, usual or high.',
            '3. Show a table: carrier, totalRange with currency (at least, at most), what total.missing leaves out, transit days, valid until, rate id.',
            '4. Recommend one and say why. Never add amounts of different currencies, never call a total complete when total.complete is false, and call a rate the cheapest only where `cheapest` is certain or likely.',
            'If nothing matches, offer the searches in meta.alternatives of search_rates instead of an empty table.',
          ].join('\n'),
        },
      },
    ],
  };
}

function prepareDeclaration(byName: ReadonlyMap<string, Operation>): Prompt {
  const examples = byName.get('get-format')?.params?.properties.id as { examples?: string[] } | undefined;
  return {
    name: 'prepare_declaration',
    title: 'Prepare a declaration',
    description: 'Reads the documents of a shipment, checks the dangerous goods, and fills the form.',
    scope: 'documents:write',
    arguments: [
      { name: 'documents', description: 'Ids of the uploaded documents, comma between', required: true },
      {
        name: 'format',
        description: 'Format of the form; yml_dangerous_goods_data when left out',
        required: false,
        complete: createWordCompleter(examples?.examples ?? []),
      },
    ],
    messages: ({ documents, format = 'yml_dangerous_goods_data' }) => [
      {
        role: 'user',
        content: {
          type: 'text',
          text: [
            `Prepare the form ${format} from the documents ${documents}.`,
            `1. extract_document with these documents and targetFormat ${format}; call again while status is running.`,
            '2. check_dangerous_goods with the extraction.',
            '3. Show each error and warning with its paragraph and the question for the shipper. Do not guess what is missing.',
            '4. Without errors: fill_form as pdf, and give the link. With errors: stop and ask.',
          ].join('\n'),
        },
      },
    ],
  };
}
