/** What of a Word document is not in force: text that was struck out, deleted or moved away by tracked changes. */
export type Revised = { xml: string; struck: number; deleted: number; inserted: number };

const STRUCK = /<w:d?strike(?:\s+w:val="(?:true|1|on)")?\s*\/>/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The body of a Word document as it is in force: without text that is struck out or moved away. Text deleted by a tracked change has an
 * element of its own, which is not read; it is counted. A raised figure ("1,850" with a raised 1) becomes a raised sign.
 */
export function withRevisions(xml: string): Revised {
  let struck = 0;
  const runs = withoutMoved(xml).split(/(?=<w:r[\s>])/);
  const kept = runs.map((run) => {
    const end = run.indexOf('</w:r>');
    const properties = run.slice(0, Math.max(run.indexOf('</w:rPr>'), 0));
    if (end < 0) return run;
    if (STRUCK.test(properties) && run.includes('<w:t')) {
      struck += 1;
      return run.slice(end + '</w:r>'.length);
    }
    return properties.includes('"superscript"')
      ? run.replace(/>(\d{1,2})<\/w:t>/, (_, text) => `>${raised(text)}</w:t>`)
      : run;
  });
  const count = (part: string) => xml.split(part).length - 1;
  return { xml: kept.join(''), struck, deleted: count('<w:delText'), inserted: count('<w:ins ') };
}

const raised = (figures: string) => figures.replace(/\d/g, (figure) => RAISED[Number(figure)] ?? '');

function withoutMoved(xml: string): string {
  const [first = '', ...parts] = xml.split(/<w:moveFrom[\s>]/);
  return first + parts.map((part) => part.slice(part.indexOf('</w:moveFrom>') + 1)).join('');
}
