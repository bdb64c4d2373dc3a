import { type Raster, straightenRaster, turnRaster } from '../read/pictures/raster.ts';
import { PageRenderer } from '../read/pictures/render-page.ts';
import { writePng } from '../read/pictures/write-png.ts';
import { withJpegArtefacts } from './jpeg-artefacts.ts';

/** How a page came out of a scanner. */
export type Scan = {
  /** Quarter turns clockwise. */
  quarters?: number;
  /** How far the paper lay askew, in degrees clockwise. */
  skewDegrees?: number;
  dpi?: number;
  /** Grain of the paper and the sensor, 0 to 40 steps of grey. */
  noise?: number;
  /** Kept in grey as JPEG of this quality, 1 to 100; without loss when left out. */
  jpegQuality?: number;
  /** Which page of the PDF, from 1. */
  page?: number;
};

/** Grain that is the same in every run (a linear congruential generator). */
function addNoise({ width, height, data }: Raster, steps: number): Raster {
  const out = Uint8Array.from(data);
  let seed = 20_260_101;
  for (let at = 0; at < out.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = ((seed >>> 24) / 255 - 0.5) * 2 * steps;
    // Paper is not quite white.
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = Math.max(0, Math.min(255, (out[at + channel] ?? 255) * 0.96 + grain));
  }
  return { width, height, data: out };
}

/** A page of a PDF as a scanner's PNG picture. */
export async function scanPage(pdf: Uint8Array, scan: Scan = {}): Promise<Uint8Array> {
  const { quarters = 0, skewDegrees = 0, dpi = 170, noise = 6, page = 1, jpegQuality } = scan;
  const renderer = await PageRenderer.open(pdf);
  const { raster } = await renderer.render(page, dpi);
  renderer.close();
  const askew = straightenRaster(raster, (-skewDegrees * Math.PI) / 180);
  const seen = addNoise(turnRaster(askew, quarters), noise);
  return writePng(jpegQuality === undefined ? seen : withJpegArtefacts(seen, jpegQuality));
}
