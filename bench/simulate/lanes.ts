const ORIGINS =
  'CNSHA CNNGB CNYTN CNTAO CNXMN CNDLC HKHKG TWKHH KRPUS JPTYO JPYOK SGSIN MYPKG VNSGN THLCH IDJKT PHMNL INNSA INMUN LKCMB'.split(
    ' ',
  );
const DESTINATIONS = 'NLRTM DEHAM BEANR GBFXT FRLEH ESVLC ITGOA GRPIR PLGDN SEGOT USLAX USNYC USSAV CAVAN AUSYD'.split(
  ' ',
);
const CARRIERS = 'MAEU MSCU CMDU HLCU ONEY COSU EGLV HDMU YMLU ZIMU'.split(' ');

/** The lanes of a seed. Seeds two hundred apart share theirs. */
export function laneOf(seed: number): { origin: string; destinations: readonly string[]; carrier: string } {
  const origin = seed % ORIGINS.length;
  const carrier = Math.floor(seed / ORIGINS.length) % CARRIERS.length;
  const first = (origin % 5) * 3;
  return {
    origin: ORIGINS[origin] ?? '',
    destinations: DESTINATIONS.slice(first, first + 3),
    carrier: CARRIERS[carrier] ?? '',
  };
}
