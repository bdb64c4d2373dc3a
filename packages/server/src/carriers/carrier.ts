/** An ocean carrier. `scac` is its key (NMFTA Standard Carrier Alpha Code). */
export type Carrier = {
  scac: string;
  /** Every SCAC in use for it, the key first. */
  scacs: readonly string[];
  /** SMDG liner code, when it has one. */
  smdgCode: string | null;
  name: string;
  nameZh: string | null;
  aliases: readonly string[];
  /** Its group or parent, e.g. `Maersk`. */
  group: string | null;
};

/** Finds carriers by code or name. */
export type CarrierDirectory = {
  /** The carrier with that SCAC, SMDG code, name or alias, in any case (contract §4: exact); undefined when there is none. */
  find: (text: string) => Carrier | undefined;
  /** Carriers with similar names, best first. */
  suggest: (text: string) => readonly Carrier[];
  list: () => readonly Carrier[];
};
