import type { InferenceSession } from 'onnxruntime-node';
import { openSession } from './open-session.ts';
import type { Picture } from './picture.ts';
import { openRecognition, type Reading, readStrips } from './recognition.ts';
import { type RecognitionThread, startRecognitionThread } from './recognition-threads.ts';

/** Reads pictures of lines, from narrow to wide. */
export type StripReader = { read: (strips: readonly Picture[]) => Promise<Reading[]> };

/** The PP-OCRv4 models: where text is, which way up it is, and what it says. */
export type OcrModels = {
  detection: InferenceSession;
  direction: InferenceSession;
  /** Recognition in this thread. */
  own: StripReader;
  /** Recognition in other threads: the library's own work holds the thread up that asks for it. */
  others: readonly StripReader[];
};

type Kept = Pick<OcrModels, 'direction' | 'own'>;
type Borrowed = { detection: InferenceSession; others: readonly RecognitionThread[] };

let kept: Promise<Kept> | undefined;
let borrowed: Promise<Borrowed> | undefined;
/** Documents that are being read by OCR. */
let users = 0;

async function loadModels(): Promise<Kept> {
  const [direction, recognition] = await Promise.all([
    openSession('ch_ppocr_mobile_v2.0_cls_infer.onnx', 1),
    openRecognition(),
  ]);
  return { direction, own: { read: (strips) => readStrips(strips, recognition) } };
}

async function borrow(threads: number): Promise<Borrowed> {
  // Measured on three sizes of page: all optimisations, which lay channels out in blocks, take 37 MB more and a tenth less time.
  const detection = await openSession('ch_PP-OCRv4_det_infer.onnx', threads, 'extended');
  return { detection, others: Array.from({ length: Math.max(0, threads - 1) }, startRecognitionThread) };
}

/**
 * Gives a document's reading the models. Detection and the other threads go with the last document that is read at a time: the arena
 * of detection grows to 260 MB, and it is opened in a third of a second. `threads` counts for the first of them.
 */
export async function withModels<T>(threads: number, read: (models: OcrModels) => Promise<T>): Promise<T> {
  users++;
  try {
    kept ??= loadModels();
    borrowed ??= borrow(threads);
    return await read({ ...(await kept), ...(await borrowed) });
  } finally {
    users--;
    if (users === 0) {
      const last = borrowed;
      borrowed = undefined;
      await last?.then(giveBack).catch(() => undefined);
    }
  }
}

async function giveBack({ detection, others }: Borrowed): Promise<void> {
  await Promise.all([detection.release(), ...others.map((other) => other.end())]);
}
