/** How SDSs call the ways of measuring a flash or boiling point: apparatus, its short name, or the standard. */
export const TEST_METHODS: readonly string[] = [
  '(?:tag(?:liabue)?|pensky[- ]martens|setaflash|abel|cleveland)(?: (?:closed|open)(?:[- ]cup)?)?',
  '(?:closed|open)[- ]cup',
  '(?:PM|T|C)?[CO]\\.?C(?:\\.|(?![\\p{L}:]))',
  'PM(?!\\p{L})',
  '(?:ASTM[ -]?D|DIN|ISO|EN|IP)(?: (?:EN|ISO))*[ -]?\\d+(?!\\d)',
  '(?:test |testing )?methods?(?: used)?(?![^\\])/:,;]*\\p{L})',
];
