import type { Block } from '../layout/blocks.ts';
import { centreOf } from '../layout/columns.ts';
import { type Mode, parseModes } from '../lexicon/transport-modes.ts';
import type { Piece, Region } from './label-regions.ts';

type Head = { readonly mode: Mode; readonly block: Block };

/** The heads of columns, one a mode of transport, that stand beside each other. */
function headsOf(blocks: readonly Block[]): Head[] {
  const heads = blocks.flatMap((block): Head[] => {
    const text = block.passage.text;
    const [mode, ...others] = text.length < 20 && !/[□☐☑☒×√]/.test(text) ? parseModes(text) : [];
    return mode && mode !== 'any' && others.length === 0 ? [{ mode, block }] : [];
  });
  return heads.filter((head) =>
    heads.some(
      (one) =>
        one.mode !== head.mode &&
        one.block.page === head.block.page &&
        Math.abs(one.block.box[1] - head.block.box[1]) < head.block.size,
    ),
  );
}

/** The mode in whose column a piece stands. */
function modeOf({ block }: Piece, heads: readonly Head[]): Mode | undefined {
  const above = heads.filter((head) => head.block.page === block.page && head.block.box[1] < block.box[1]);
  const away = (head: Head) => Math.abs(centreOf(head.block.box) - centreOf(block.box));
  const nearest = [...above].sort((a, b) => away(a) - away(b))[0];
  const spacing = Math.min(
    ...above
      .filter((one) => one !== nearest)
      .map((one) => (nearest ? Math.abs(centreOf(one.block.box) - centreOf(nearest.block.box)) : 0)),
  );
  return nearest && away(nearest) < 0.5 * spacing ? nearest.mode : undefined;
}

/** Regions without what stands in the columns of other modes, where one of the sea stands beside them. */
export function ofTheSea(regions: readonly Region[], blocks: readonly Block[]): Region[] {
  const heads = headsOf(blocks);
  if (heads.length === 0) return [...regions];
  return regions.map((region) => {
    const modes = region.pieces.map((piece) => modeOf(piece, heads));
    if (!modes.includes('sea')) return region;
    return { ...region, pieces: region.pieces.filter((_, at) => modes[at] === 'sea' || modes[at] === undefined) };
  });
}
