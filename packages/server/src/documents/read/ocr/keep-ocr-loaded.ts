/**
 * Loads the native library of text recognition and keeps it for the life of the process. Without that, the first thread that
 * reads a scan loads it, and takes it along when it ends: no later thread of the process can load it again.
 */
export async function keepOcrLoaded(): Promise<void> {
  // Where the library cannot be loaded, reading a scan says so.
  await import('onnxruntime-node').catch(() => undefined);
}
