import type { Line } from '../../documents/offline.ts';
import { findLabels } from '../labels/find-labels.ts';
import { unlabelledLines } from '../labels/unlabelled-lines.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import { passageOfLine } from '../layout/passage.ts';
import { TRANSPORT_LABELS, type TransportConcept } from '../lexicon/sheet-labels.ts';
import { beginsWithUnNumber, isUnNumber } from '../values/un-number-form.ts';
import { findTransportTables } from './tables/transport-tables.ts';
import type { TransportFact } from './transport-fact.ts';
import {
  ANY,
  factOfLabel,
  factOfMode,
  factsOfHeading,
  isLoneHeading,
  isNoLabel,
  type TransportContext,
  type TransportHit,
} from './transport-label-facts.ts';

/** A label further right is none that a line begins with, when a bullet or a number may stand before it. */
const LEAD = 12;

/** What is read at a line, in the order of lines: which mode the lines speak of depends on those before. */
type Event = { readonly line: number; readonly read: () => void };

/** Reads what section 14 states outside its tables. */
class FactReader {
  private readonly finder: ValueFinder<TransportConcept>;
  private readonly facts: TransportFact[] = [];
  private readonly context: TransportContext = { modes: ANY, pending: undefined };
  /** Lines of which a label's value has taken words. */
  private readonly taken = new Set<Line>();

  constructor(lines: readonly Line[], hits: readonly TransportHit[]) {
    this.finder = new ValueFinder(lines, hits);
  }

  private get lines(): readonly Line[] {
    return this.finder.lines;
  }

  private get hits(): readonly TransportHit[] {
    return this.finder.hits;
  }

  read(): TransportFact[] {
    const labels = this.hits.map((hit) => ({ line: hit.line, read: () => this.readLabel(hit) }));
    const events = [...labels, ...this.descriptionsWithLabels(), ...this.numbersAlone(), ...this.unlabelled()];
    for (const event of events.sort((a, b) => a.line - b.line)) event.read();
    return this.facts;
  }

  private readLabel(hit: TransportHit): void {
    const { lines, context } = this;
    const isMode = hit.concept === 'mode';
    if (!isMode && isLoneHeading(lines, hit, this.hits)) context.modes = ANY;
    if (hit.concept === 'other') context.pending = undefined;
    if (isMode) this.facts.push(...factsOfHeading(lines, hit));
    const fact = (isMode ? factOfMode : factOfLabel)(lines, hit, this.finder, context);
    if (!fact) return;
    this.facts.push(fact);
    for (const fragment of fact.passage.fragments) this.taken.add(fragment.line);
  }

  private describe(line: Line): void {
    this.facts.push({ concept: 'basicDescription', modes: this.context.modes, passage: passageOfLine(line) });
  }

  /** "UN1993, …, 3, Packing group: II": basic transport descriptions in which a label stands. */
  private descriptionsWithLabels(): Event[] {
    const isFirst = (hit: TransportHit) => hit.cell === 0 && hit.start <= LEAD;
    const begun = new Set(this.hits.filter(isFirst).map((hit) => hit.line));
    const within = new Set(this.hits.filter((hit) => !isFirst(hit)).map((hit) => hit.line));
    return [...within].flatMap((index) => {
      const line = this.lines[index];
      if (!line || begun.has(index) || !beginsWithUnNumber(line.text)) return [];
      return [{ line: index, read: () => this.describe(line) }];
    });
  }

  /** "Class: 3 | Packing group: II | UN 1263": numbers that need no label. */
  private numbersAlone(): Event[] {
    return this.lines.flatMap((line, index) =>
      line.cells.flatMap((cell, at) => {
        const labelled = () => this.hits.some((hit) => hit.line === index && hit.cell < at);
        if (at === 0 || !isUnNumber(cell.text) || !labelled()) return [];
        const passage = passageOfLine({ ...line, cells: [cell] });
        const read = () => this.facts.push({ concept: 'unNumber', modes: this.context.modes, passage });
        return [{ line: index, read }];
      }),
    );
  }

  /** Lines without any label, unless a label's value took them. */
  private unlabelled(): Event[] {
    return [...unlabelledLines(this.lines, this.hits)].map(([line, passage]) => ({
      line,
      read: () => {
        const first = passage.fragments[0];
        if (!first || this.taken.has(first.line)) return;
        this.facts.push({ concept: 'basicDescription', modes: this.context.modes, passage });
      },
    }));
  }
}

/** Everything section 14 states, in reading order. */
export function readTransportFacts(lines: readonly Line[]): TransportFact[] {
  const tables = findTransportTables(lines);
  const rest = lines.filter((line) => !tables.lines.has(line));
  const hits = findLabels(rest, TRANSPORT_LABELS).filter((hit) => !isNoLabel(rest, hit));
  return [...tables.facts, ...new FactReader(rest, hits).read()];
}
