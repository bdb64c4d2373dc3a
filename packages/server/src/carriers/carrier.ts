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
  /** The group or parent it sails for, e.g. `Maersk`. */
  group: string | null;
};

/** «Exact» as the contract says (§4): SCAC, SMDG code, name or alias, any case. */
export type CarrierDirectory = {
  find: (text: string) => Carrier | undefined;
  /** Names near to a text that was not found, best first. */
  suggest: (text: string) => readonly Carrier[];
  list: () => readonly Carrier[];
};
