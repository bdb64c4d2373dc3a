/** The part of `fontkit` that PDF forms are filled with; it has no types of its own. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array, postscriptName?: string): unknown;
}
