const ORIGINS =
  'CNSHA CNNGB CNYTN CNTAO CNXMN CNDLC HKHKG TWKHH KRPUS JPTYO JPYOK SGSIN MYPKG VNSGN THLCH IDJKT PHMNL INNSA INMUN LKCMB'.split(
    ' ',
  );
const DESTINATIONS = 'NLRTM DEHAM BEANR GBFXT FRLEH ESVLC ITGOA GRPIR PLGDN SEGOT USLAX USNYC USSAV CAVAN AUSYD'.split(
  ' ',
);
const CARRIERS = 'MAEU MSCU CMDU HLCU ONEY COSU EGLV HDMU YMLU ZIMU'.split(' ');

/** The lanes of a seed. Seeds a thousand apart share theirs. */
export function laneOf(seed: number): { origin: string; destinations: readonly string[]; carrier: string } {
  const [origin, triple, carrier] = [seed % 20, Math.floor(seed / 20) % 5, Math.floor(seed / 100) % 10];
  return {
    origin: ORIGINS[origin] ?? '',
    destinations: DESTINATIONS.slice(triple * 3, triple * 3 + 3),
    carrier: CARRIERS[carrier] ?? '',
  };
}
