/** A character and how far along its line it stands, 0 to 1. */
export type ReadCharacter = {
  text: string;
  at: number;
  confidence: number;
  /** The picture does not bear the reading out, though the model may be sure of it. */
  doubtful?: boolean;
};
