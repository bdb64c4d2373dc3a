/** A character and how far along its line it stands, 0 to 1. */
export type ReadCharacter = {
  text: string;
  at: number;
  confidence: number;
  /** Of a blank: where the white begins and ends along the line, 0 to 1. */
  white?: readonly [from: number, to: number];
  /** The picture does not bear the reading out, though the model may be sure of it. */
  doubtful?: boolean;
};
