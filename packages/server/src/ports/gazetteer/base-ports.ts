import type { PortCode } from '../port.ts';

/**
 * The ports that carriers usually mean by a region's base ports, the main one first. Each carrier draws the line elsewhere, so
 * they are what a person is asked about, never what a price is read for.
 */
const TABLE = `
china-main | CNSHA CNNGB CNTAO CNTXG CNDLC CNXMN CNYTN CNSHK CNNSA CNFOC
north-china | CNTAO CNTXG CNDLC
east-china | CNSHA CNNGB
south-china | CNYTN CNSHK CNNSA CNXMN CNFOC CNSWA
taiwan | TWKHH TWKEL TWTXG
japan | JPTYO JPYOK JPNGO JPOSA JPUKB
korea | KRPUS KRINC KRKAN
far-east | CNSHA CNNGB CNTAO CNTXG CNXMN CNYTN HKHKG TWKHH TWKEL KRPUS JPTYO JPYOK
south-east-asia | SGSIN MYPKG MYTPP THLCH THBKK VNSGN VNHPH IDJKT PHMNL
asia | CNSHA CNNGB CNTAO CNXMN CNYTN HKHKG TWKHH KRPUS SGSIN MYPKG THLCH VNSGN
west-coast-india | INNSA INMUN INPAV INHZA
east-coast-india | INMAA INCCU INVTZ INKAT
indian-subcontinent | INNSA INMUN INMAA PKKHI LKCMB BDCGP
pakistan | PKKHI PKBQM
middle-east-gulf | AEJEA SADMM QAHMD KWSWK BHKBS OMSOH IQUQR
red-sea | SAJED EGSOK JOAQJ SDPZU DJJIB
black-sea | ROCND UAODS GEPTI BGVAR RUNVS
mediterranean-west | ESBCN ESVLC ITGOA ITSPE FRFOS
mediterranean-east | GRPIR TRIST TRAMR TRMER ILHFA ILASH EGALY EGPSD LBBEY
adriatic | SIKOP HRRJK ITTRS ITVCE ITRAN
mediterranean | ESBCN ESVLC ITGOA ITSPE FRFOS GRPIR TRIST
north-africa | EGALY DZALG TNRDS MACAS MAPTM LYMRA
north-europe | NLRTM DEHAM BEANR GBFXT FRLEH
north-europe-continent | NLRTM DEHAM BEANR FRLEH
uk-ireland | GBFXT GBSOU GBLGP IEDUB
scandinavia | SEGOT DKAAR DKCPH NOOSL FIHEL
baltic | PLGDN PLGDY LTKLJ LVRIX EETLL RULED
europe | NLRTM DEHAM BEANR GBFXT FRLEH
east-africa | KEMBA TZDAR
southern-africa | ZADUR ZACPT ZAPLZ
west-africa | NGAPP NGTIN GHTEM CIABJ TGLFW BJCOO SNDKR
us-west-coast | USLAX USLGB USOAK USSEA USTIW
us-pacific-south | USLAX USLGB USOAK
us-pacific-north | USSEA USTIW CAVAN CAPRR
us-east-coast | USNYC USSAV USORF USCHS USBAL USBOS USMIA USJAX
us-gulf | USHOU USMOB USMSY USTPA
united-states | USLAX USLGB USOAK USSEA USNYC USSAV USORF USCHS USHOU
canada-west | CAVAN CAPRR
canada-east | CAMTR CAHAL
mexico-west | MXZLO MXLZC
mexico-east | MXVER MXATM
central-america | GTPRQ SVAQJ CRCAL NICIO HNPCR GTSTC CRMOB
caribbean | JMKIN DOCAU PRSJU TTPOS
west-coast-south-america | PECLL CLSAI CLVAP ECGYE COBUN
east-coast-south-america | BRSSZ BRPNG BRITJ BRNVT BRRIG BRRIO ARBUE UYMVD
north-coast-south-america | COCTG COBAQ VELAG VEPBL
australia | AUSYD AUMEL AUBNE
new-zealand | NZAKL NZTRG NZLYT
`;

/** The usual base ports by the key of their region. */
export function readBasePorts(): ReadonlyMap<string, readonly PortCode[]> {
  return new Map(
    TABLE.trim()
      .split('\n')
      .map((line) => {
        const [region = '', ports = ''] = line.split(' | ');
        return [region, ports.split(' ')];
      }),
  );
}
