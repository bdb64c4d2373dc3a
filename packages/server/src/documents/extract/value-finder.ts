import { boxOfText, type Cell, type Line } from '../model/index.ts';
import { isInColumn } from './label-columns.ts';
import type { LabelHit } from './labels.ts';
import { type Fragment, type Passage, passageOf, textOfFragment } from './passage.ts';

/** «Order number: …», whatever it may be: the value before it is over. */
const UNKNOWN_LABEL = /^\p{L}[\p{L}\d .#/()-]{1,40}:(?:\s|$)/u;

/** The same where it has no value, or where Chinese writes the value right behind it. */
const LABEL_ALONE = /^\p{L}[^:]{0,60}:$/u;
const HAN_LABEL = /^(?:[A-Z]{1,5}\s?)?[\u3400-\u9fff\u3040-\u30ff、/()]{2,12}:/;
/** What a cell beside the product's name says of the sheet: «按照 GB/T 16483 编制». */
const OF_SHEET = /^(?:按照|依照|依据|根据|符合|依據|根據|参照).{0,60}(?:编制|编写|編製|GB|ISO|JIS)/;
/** «1.3 Details of the supplier»: a heading within the section. */
const SUBHEADING = /^[\s·•*-]*\d{1,2}\.\d{1,2}\.?\s+[\p{Lu}\p{Lo}]\p{L}{2}/u;

/** A label of a form that numbers them: «3. FAMILY». */
const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u;

/** «Code-Nr. S116210», «Item # 40-2»: a number of the goods, with its label or without a colon behind it. */
const CODE =
  /^(?:code|art(?:i[ck]el|icle)?|item|part|product|produkt|ref|catalog(?:ue)?|order|material|sku)[-. ]{0,2}(?:nr|no|n[°º]|number|nummer|code|#)(?![\p{L}])\.?\s*:?\s*\S*\d/iu;

/** Whether a text begins a matter of its own, whatever it may be: a heading, a number, or a label that is not known. */
function beginsAnew(text: string): boolean {
  if (CODE.test(text)) return true;
  const words = text.replace(/^\d{1,2}(?:\.\d)*[.)]\s*/, '');
  if (/^\p{Ll}/u.test(words)) return false;
  // A sentence may have a colon, too.
  const labels = /^(?:[^\s:]+ ){5}/.test(words) ? [LABEL_ALONE] : [UNKNOWN_LABEL, LABEL_ALONE, HAN_LABEL];
  return labels.some((label) => label.test(words)) || SUBHEADING.test(text);
}

/** «Page 1 of 8» in a header's corner belongs to no value. */
const PAGE_OF = /^(?:page|seite|p[áa]gina|第)\s*:?\s*\d+(?:\s*(?:of|von|de|sur|di|\/|页)\s*\d*)*$/i;

/** What may stand before a value: its label's colon, a bullet, of which a font of signs makes an «l». */
const VALUE_LEAD = /^(?::\s*)?(?:[•·▪■●–-]\s+|l\s+(?=[\p{Lu}\p{Lo}\d+(]))?/u;

/** A cell that is no value: a colon or a bullet by itself, or a row of boxes of which any may be ticked. */
const NO_VALUE = /^[:\s]*[•·▪■●l]?\s*$|^\[[xX_ ]?\]\s?\p{L}.*\[[xX_ ]?\]\s?\p{L}/u;

/** English words of labels, as the second half of a bilingual one: «正确运输名称 Proper» over «shipping name». */
const LABEL_WORDS =
  /^(?:(?:product|trade|chemical|company|sample|proper|correct|shipping|transport|transportation|technical|un|number|no|name|names|of|the|and|or|for|in|hazard|hazardous|danger|class|classes|packing|packaging|group|marine|pollutant|sea|limited|quantity|quantities|emergency|telephone|phone|tel|call|contact|person|fax|address|manufacturer|supplier|producer|applicant|client|recommended|identified|use|uses|flash|point|physical|state|appearance|boiling|date|issue|revision|effective|subsidiary|risk|type|model)\b[\s/.,&()']*)+$/i;

/** The same of a label whose second language is Chinese: «Name of Sample 样品» over «名称». */
const HAN_LABEL_WORDS =
  /^(?:产品|样品|货物|化学品|商品|物品|制造|生产|供应|供货|企业|公司|厂家|申请|委托|单位|商|者|方|名称|名|应急|紧急|联系人?|电话|传真|地址|运输|正式|正确|危险性?|类别|类|包装|组|等级|海洋|污染物|有限|数量|推荐|用途|外观|性状|闪点|编号|号|[\s/、])+$/;

/** How far a value goes: its cell, its row, the lines below in its column, or those even where words stand left of them. */
export type Reach = 'cell' | 'row' | 'lines' | 'block';

const HAN = /[\u3400-\u9fff]/;

/** The gap, in type sizes, that parts paragraphs at most where lines are set close, and as far as it goes where none are. */
const CLOSE = 0.75;
const FARTHEST = 1.5;

/** How far apart two lines of one value may stand: further where a document sets all its lines apart. */
function widestGapOf(lines: readonly Line[]): number {
  const gaps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && above.page === line.page ? [(line.box[1] - above.box[3]) / above.size] : [];
  });
  const least = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 5)] ?? 0;
  return Math.max(CLOSE, Math.min(FARTHEST, 1.1 * least));
}

/** Finds the value that belongs to a label among lines in which other labels may stand. */
export class ValueFinder {
  private readonly lines: readonly Line[];
  private readonly hits: readonly LabelHit[];
  private readonly rightEdge: number;
  private readonly widestGap: number;
  private readonly starts: Map<string, LabelHit[]> = new Map();

  constructor(lines: readonly Line[], hits: readonly LabelHit[]) {
    this.lines = lines;
    this.hits = hits;
    this.rightEdge = Math.max(0, ...lines.map((line) => line.box[2]));
    this.widestGap = widestGapOf(lines);
    for (const hit of hits) {
      const key = `${hit.line}.${hit.cell}`;
      this.starts.set(key, [...(this.starts.get(key) ?? []), hit]);
    }
  }

  /** Whether a label stands in that cell; one of the same concept that stands in it as part of a sentence is none. */
  private labelled(line: number, cell: number, concept?: string): boolean {
    const labels = this.starts.get(`${line}.${cell}`) ?? [];
    const text = this.lines[line]?.cells[cell]?.text ?? '';
    return labels.some((hit) => hit.concept !== concept || !/\p{L}{2}/u.test(text.slice(0, hit.start)));
  }

  /** Whether the cell is another label, not a value that happens to begin with a label's word («Formula 409»). */
  private stops(hit: LabelHit, index: number): boolean {
    const other = this.starts.get(`${hit.line}.${index}`)?.[0];
    // A label within the value's cell ends the value there.
    if (!other || this.isWithin(other)) return false;
    const fills = other.end >= (this.lines[hit.line]?.cells[index]?.text.length ?? 0);
    // A value may begin with a narrower label of its own: «Identified uses | Industrial use: …».
    const narrower = index === hit.cell + 1 && this.inline(hit) === undefined;
    if (other.concept === hit.concept && !fills && (!other.closed || narrower)) return false;
    return other.closed || fills || index > hit.cell + 1 || this.inline(hit) !== undefined;
  }

  /** Whether a label stands in its cell behind other words, and not as the end of a longer one: «Information Telephone:». */
  private isWithin(hit: LabelHit): boolean {
    const text = this.lines[hit.line]?.cells[hit.cell]?.text ?? '';
    const before = text.slice(0, hit.start).trim();
    const longer = hit.closed && hit.end >= text.length && /^[A-Za-z]+$/.test(before);
    return !longer && /\p{L}{2}/u.test(before);
  }

  /** Where the value in a cell ends: at a label behind it, or with the cell. */
  private endOf(line: number, index: number): number {
    const other = this.starts.get(`${line}.${index}`)?.[0];
    return other && this.isWithin(other) ? other.start : (this.lines[line]?.cells[index]?.text.length ?? 0);
  }

  /** Whether the line below a label says the same label in another language: «货物名称» over «Name of goods». */
  private isTwin(hit: LabelHit, index: number): boolean {
    const label = this.lines[hit.line]?.cells[hit.cell];
    if (!label || index !== hit.line + 1) return false;
    return (this.lines[index]?.cells ?? []).some((cell, at) => {
      const other = this.starts.get(`${index}.${at}`)?.[0];
      const aligned = Math.abs(cell.box[0] - label.box[0]) < 4;
      return aligned && other?.concept === hit.concept && HAN.test(cell.text) !== HAN.test(label.text);
    });
  }

  private startsWithLabel(line: number, concept?: string): boolean {
    return this.labelled(line, 0, concept);
  }

  /** What stands in the label's own cell behind it, up to the next label in the cell. */
  private inline(hit: LabelHit): Fragment | undefined {
    const line = this.lines[hit.line];
    const cell = line?.cells[hit.cell];
    if (!line || !cell) return undefined;
    const next = this.starts.get(`${hit.line}.${hit.cell}`)?.find((other) => other.start >= hit.end);
    const end = next?.start ?? cell.text.length;
    const text = cell.text.slice(hit.end, end).trim();
    const label = cell.text.slice(hit.start, hit.end);
    const words = HAN.test(label) ? LABEL_WORDS : HAN_LABEL_WORDS;
    if (!hit.closed && !next && words.test(text)) return undefined;
    return text === '' ? undefined : { line, cell, start: hit.end, end };
  }

  private hasInnerLabel(hit: LabelHit): boolean {
    return this.starts.get(`${hit.line}.${hit.cell}`)?.some((other) => other.start >= hit.end) ?? false;
  }

  /** The cells to the right of the label, up to the next label. */
  private rightOf(hit: LabelHit, near: Fragment | undefined): Fragment[] {
    const line = this.lines[hit.line];
    const found: Fragment[] = [];
    let before = near;
    for (let index = hit.cell + 1; line && index < line.cells.length; index++) {
      const cell = line.cells[index];
      if (!cell || this.stops(hit, index) || isNextNumber(line.cells[hit.cell], cell)) break;
      // Behind the value's first cell: a column of its own, or a label that is not known here.
      const apart = before && cell.box[0] - before.cell.box[2] > 4 * line.size;
      if (before && (HAN_LABEL.test(cell.text) || OF_SHEET.test(cell.text))) break;
      if (UNKNOWN_LABEL.test(cell.text) && (before || (!hit.closed && this.below(hit, 'row').length > 0))) break;
      if (apart && hit.closed) break;
      if (!NO_VALUE.test(cell.text) && !PAGE_OF.test(cell.text))
        found.push({
          line,
          cell,
          start: VALUE_LEAD.exec(cell.text)?.[0].length ?? 0,
          end: this.endOf(hit.line, index),
        });
      before = found.at(-1) ?? before;
    }
    return found;
  }

  /** A cell to the right whose line stands half a line higher or lower: labels are often centred beside two lines. */
  private beside(hit: LabelHit): Fragment[] {
    const own = this.lines[hit.line];
    const label = own?.cells[hit.cell];
    if (!own || !label) return [];
    for (const index of [hit.line - 1, hit.line + 1]) {
      const line = this.lines[index];
      const cell = line?.cells[0];
      if (!line || !cell || line.page !== own.page || this.startsWithLabel(index)) continue;
      const near = Math.abs(line.box[1] - own.box[1]) < 0.8 * own.size;
      const end = line.cells.findIndex((_, at) => this.labelled(index, at));
      if (near && cell.box[0] > label.box[2] - 1) return fragmentsOf(line).slice(0, end < 0 ? undefined : end);
    }
    return [];
  }

  /** The cells right of a label's further lines. */
  private besideWrapped(hit: LabelHit): Fragment[] {
    const label = this.lines[hit.line]?.cells[hit.cell];
    for (let below = 1; label && below <= (hit.wrapped ?? 0); below++) {
      const line = this.lines[hit.line + below];
      const words = line?.cells.find((cell) => isInColumn(cell, label));
      if (!line || !words || line.cells.length < 2) continue;
      const begin = line.cells.indexOf(words) + 1;
      const end = line.cells.findIndex((_, at) => at >= begin && this.labelled(hit.line + below, at));
      return fragmentsOf(line).slice(begin, end < 0 ? undefined : end);
    }
    return [];
  }

  /** The line below, when it is close and no label itself. */
  private below(hit: LabelHit, reach: Reach): Fragment[] {
    const own = this.lines[hit.line];
    const label = own?.cells[hit.cell];
    const line = this.lines[hit.line + 1];
    if (!own || !label || !line || (hit.cell === 0 && this.startsWithLabel(hit.line + 1))) return [];
    if (line.page === own.page && line.box[1] - own.box[3] > 2.2 * own.size) return [];
    const right = own.cells[hit.cell + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
    const numbered = hit.cell === 1 && /^[\d.*\s]+$/.test(own.cells[0]?.text ?? '');
    // A centred heading over text that begins further left.
    const heads = own.cells.length === 1 && line.cells.length === 1 && line.box[2] > label.box[0];
    const left = numbered ? own.box[0] : heads ? 0 : label.box[0];
    const under = line.cells.filter((cell) => cell.box[0] >= left - 8 && cell.box[0] < right - 3);
    if (under[0] && this.labelled(hit.line + 1, line.cells.indexOf(under[0]))) return [];
    if (under[0] && under.length === 1 && reach !== 'block' && LABEL_ALONE.test(under[0].text)) return [];
    if (SUBHEADING.test(line.text) || isColoned(line, under[0])) return [];
    const other = under.findIndex((cell) => this.labelled(hit.line + 1, line.cells.indexOf(cell)));
    return under
      .slice(0, own.cells.length > (numbered ? 2 : 1) ? 1 : other < 0 ? 9 : other)
      .map((cell) => ({ line, cell, start: VALUE_LEAD.exec(cell.text)?.[0].length ?? 0, end: cell.text.length }));
  }

  /** The lines right above a value in its column, where the label is centred beside a value of several lines. */
  private above(hit: LabelHit, first: Fragment): Fragment[] {
    const found: Fragment[] = [];
    if (first.line !== this.lines[hit.line] || first.cell === first.line.cells[hit.cell]) return found;
    const column = first.cell.box[0];
    const isNear = (line: Line, below: Line) =>
      line.page === below.page && below.box[1] - line.box[3] < 0.75 * below.size;
    let below = first.line;
    let index = hit.line - 1;
    for (; index >= 0; index--) {
      const line = this.lines[index];
      const cell = line?.cells[0];
      if (!line || !cell || !isNear(line, below) || Math.abs(cell.box[0] - column) > 5) break;
      if (this.labelled(index, 0) || UNKNOWN_LABEL.test(cell.text)) return [];
      found.unshift({ line, cell, start: 0, end: cell.text.length });
      below = line;
    }
    const before = this.lines[index];
    // What stands right under another value of the column goes on with that one.
    const another = before && isNear(before, below) && before.cells.some((cell) => Math.abs(cell.box[0] - column) < 5);
    return another ? [] : found;
  }

  /** Goes on with the lines below a value that stand in its column. */
  private continued(
    hit: LabelHit,
    found: readonly Fragment[],
    { most, strict }: { most: number; strict: boolean },
  ): Fragment[] {
    const first = found[0];
    const label = this.lines[hit.line]?.cells[hit.cell];
    if (!first || !label) return [];
    const more: Fragment[] = [];
    let previous = first.line;
    const ownCell = first.cell === label;
    // A value under a label of the right column: what the left column says there is another matter.
    const beneath = hit.cell > 0 && first.line !== this.lines[hit.line];
    const begin = boxOfText(first.cell, first.start, first.start + 1)[0];
    // A cell may begin with the label's colon: the value's next lines stand under its words, or under the colon.
    const columns = ownCell ? [begin] : [begin, first.cell.box[0]];
    const column = begin;
    // A list of names with values: «Ethanol: 13 °C».
    const isList = UNKNOWN_LABEL.test(textOfFragment(first));
    for (let index = this.lines.indexOf(first.line) + 1; index < this.lines.length && more.length < most; index++) {
      const line = this.lines[index];
      const twin = this.isTwin(hit, index);
      if (!line || (this.startsWithLabel(index, hit.concept) && !beneath && !twin) || /^\s*[·•▪■©]/.test(line.text))
        break;
      if (SUBHEADING.test(line.text) || (NUMBERED.test(label.text) && NUMBERED.test(line.text))) break;
      const gap = line.page === previous.page ? line.box[1] - previous.box[3] : 0;
      if (gap > this.widestGap * previous.size || line.page > previous.page + 1) break;
      const cell = columnCell(line, columns, {
        ownCell,
        label,
        inLabel: twin || !strict || index <= hit.line + (hit.wrapped ?? 0),
        full: this.isFull(previous, line),
        open: isOpen(previous.text),
        ended: strict && /[^.][.。]$/.test(previous.text),
      });
      const another = cell && (this.labelled(index, line.cells.indexOf(cell), hit.concept) || isColoned(line, cell));
      if (another || (cell && strict && beginsAnew(cell.text) && !(isList && UNKNOWN_LABEL.test(cell.text)))) break;
      if (cell) more.push({ line, cell, start: 0, end: cell.text.length });
      else if (line.cells.length > 1 || Math.abs(line.box[0] - label.box[0]) > 3 || line.box[2] > column || ownCell)
        break;
      previous = line;
    }
    return more;
  }

  /** Whether a line is as long as lines go here: the first word of the next one would not have fitted. */
  private isFull(line: Line, next: Line): boolean {
    const [cell] = next.cells;
    if (!cell || line.box[2] < 400) return false;
    const word = boxOfText(cell, 0, /^\S*/.exec(cell.text)?.[0].length ?? 0);
    return line.box[2] + word[2] - word[0] + 2 > this.rightEdge;
  }

  /** The value of a label: behind it, right of it, beside it or below it; undefined when there is none. */
  find(hit: LabelHit, reach: Reach = 'row', most = 6): Passage | undefined {
    const inline = this.inline(hit);
    let found = inline ? [inline] : [];
    if (!this.hasInnerLabel(hit) && reach !== 'cell') found = [...found, ...this.rightOf(hit, inline)];
    // «Product: Name: …»: what stands below belongs to the second label.
    if (found.length === 0 && this.hasInnerLabel(hit)) return undefined;
    if (found.length === 0) found = this.besideWrapped(hit);
    if (found.length === 0) found = this.beside(hit);
    if (found.length === 0) found = this.below(hit, reach);
    const [first] = found;
    if (!first) return undefined;
    if (reach === 'lines' || reach === 'block')
      found = [
        ...(inline ? [] : this.above(hit, first)),
        ...found,
        ...this.continued(hit, found, { most, strict: reach === 'lines' }),
      ];
    const passage = passageOf(found);
    return passage.text === '' ? undefined : passage;
  }

  /** The labels among the lines. */
  get all(): readonly LabelHit[] {
    return this.hits;
  }

  hitsOf(concept: string): LabelHit[] {
    return this.hits.filter((hit) => hit.concept === concept);
  }
}

/** Whether a line cannot be the end of what it says: a comma or an open bracket ends it. */
function isOpen(text: string): boolean {
  return /[、,(]$/.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** Whether the next cell begins with the colon of a label that this cell is. */
function isColoned(line: Line, cell: Cell | undefined): boolean {
  return /^\s*:/.test((cell && line.cells[line.cells.indexOf(cell) + 1]?.text) ?? '');
}

/** «1. Trade name | 2. Chemical name»: the next label of a form that numbers them. */
function isNextNumber(label: Cell | undefined, cell: Cell): boolean {
  const number = /^(\d{1,2})[.)]\s/.exec(label?.text ?? '')?.[1];
  return number !== undefined && new RegExp(`^${Number(number) + 1}[.)]\\s`).test(cell.text);
}

function fragmentsOf(line: Line): Fragment[] {
  return line.cells.map((cell) => ({ line, cell, start: 0, end: cell.text.length }));
}

/** Whether East Asian words left of a value's column are the next row's label, not the rest of this one's. */
function isRow(words: Cell, label: Cell): boolean {
  return HAN.test(words.text) && HAN.test(label.text) && !/[、,/(及和与或與]$/.test(label.text);
}

/** The cell of `line` that goes on in the value's column; a wrapped label may stand left of it. */
function columnCell(
  line: Line,
  columns: readonly number[],
  value: { ownCell: boolean; label: Cell; inLabel: boolean; full: boolean; open: boolean; ended: boolean },
): Cell | undefined {
  const cell = line.cells.find((candidate) => columns.some((column) => Math.abs(candidate.box[0] - column) < 5));
  if (cell) {
    const left = line.cells.slice(0, line.cells.indexOf(cell));
    const goesOn =
      value.inLabel ||
      left.every(
        (words) => /^[\p{Ll}(\p{Lo}]/u.test(words.text) && !/[:=]$/.test(words.text) && !isRow(words, value.label),
      );
    return left.length < 2 && goesOn && !/^[:=]/.test(cell.text) ? cell : undefined;
  }
  // A sentence that goes on under its own label.
  const [first] = line.cells;
  if (!value.ownCell || !first || line.cells.length > 1) return undefined;
  const column = columns[0] ?? 0;
  const under = first.box[0] >= value.label.box[0] - 2 && first.box[0] < column;
  if (!under || /^[^:]{2,40}:\s/.test(first.text)) return undefined;
  // … but not a line that begins another sentence where the one before ended short.
  if (value.ended && !value.full && /^[\p{Lu}\d]/u.test(first.text)) return undefined;
  return value.label.box[2] > column + 150 || value.full || value.open ? first : undefined;
}
