/** "to: Harbour Imports Ltd": behind a dash it is who a letter is for or from. */
const ADDRESSED = /^(?:to|from|an|von|für|for|a|para|de|à|per|voor|kime|do|od)\s*[:：]/iu;

/** "POD: CHENNAI - Validity 1 Dec - 10 Dec": a dash parts statements only where the next one begins behind it. */
export function partedByDashes(text: string, beginsStatement: (part: string) => boolean): string[] {
  const parts: string[] = [];
  for (const [index, part] of text.split(/(\s+[-–—]\s+)/).entries()) {
    if (index === 0 || (index % 2 === 0 && beginsStatement(part) && !ADDRESSED.test(part))) parts.push(part);
    else parts.push(`${parts.pop() ?? ''}${part}`);
  }
  return parts.map((part) => part.replace(/\s+[-–—]\s+$/, ''));
}
