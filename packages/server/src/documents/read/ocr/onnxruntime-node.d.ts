/** The release of `onnxruntime-node` that runs no install script carries no declarations; it is `onnxruntime-common` and a backend. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common';
}
