import { describe, expect, test } from 'vitest';
import { foldCharacters } from '../../documents/read/lines/fold-characters.ts';
import { extractFile } from '../files/extract-file.ts';
import { textSds } from '../testing/text-sds.ts';

const valuesOf = async (text: string) => {
  const { values } = await extractFile({ name: 'sheet.txt', bytes: new TextEncoder().encode(text) });
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]));
};

/** Whole SDSs in the languages of Annex II, with the subsections' official titles; all manufacturers and products are invented. */
const SAMPLES: readonly (readonly [language: string, text: string, wanted: Record<string, string | number | null>])[] =
  [
    [
      'Danish, whose sections are points',
      `SIKKERHEDSDATABLAD                      Udarbejdelsesdato: 11-01-2016
                                        Revisionsdato: 03-09-2020
PUNKT 1: Identifikation af stoffet/blandingen og af selskabet/virksomheden
Handelsnavn:      Fjordglans Kalkfjerner
Anvendelse:       Surt rengøringsmiddel
Leverandør:       Fjordglans Renhold ApS
PUNKT 2: Fareidentifikation
Faresætninger:
Forårsager svære forbrændinger af huden og øjenskader.
Sikkerhedssætninger:
P280 Bær beskyttelseshandsker.
PUNKT 3: Sammensætning af/oplysning om indholdsstoffer
EF-nr.        CAS-nr.      Stofnavn           Indhold
200-661-7     67-63-0      Isopropylalkohol   1-3 %
PUNKT 9: Fysisk-kemiske egenskaber
Fysisk form:      Væske
PUNKT 14: Transportoplysninger
14.1. UN-nummer:  1789
14.3. Transportfareklasse(r):   8
14.4. Emballagegruppe:   III
PUNKT 15: Oplysninger om regulering`,
      {
        issueDate: '2020-09-03',
        hCodeGHS: 'H314',
        casNo: '67-63-0',
        appearance: 'Liquid',
        unNo: 'UN1789',
        packingGroup: 'III',
      },
    ],
    [
      'Finnish',
      `KÄYTTÖTURVALLISUUSTIEDOTE       Päiväys: 14. toukokuuta 2021       Edellinen päiväys: 2.11.2018
KOHTA 1: AINEEN TAI SEOKSEN JA YHTIÖN TAI YRITYKSEN TUNNISTETIEDOT
Kauppanimi          Järvipesu -40
Käyttötarkoitus     Tuulilasin pesuneste
KOHTA 2: VAARAN YKSILÖINTI
Vaaralausekkeet
Syttyvä neste ja höyry.
Ärsyttää voimakkaasti silmiä.
KOHTA 9: FYSIKAALISET JA KEMIALLISET OMINAISUUDET
Leimahduspiste      26 °C
KOHTA 14: KULJETUSTIEDOT
14.1 YK-numero                                     1170
14.2 Kuljetuksessa käytettävä virallinen nimi      ETANOLILIUOS
14.3 Kuljetuksen vaaraluokka                       3
14.4 Pakkausryhmä                                  III
KOHTA 15: LAINSÄÄDÄNTÖÄ KOSKEVAT TIEDOT`,
      {
        issueDate: '2021-05-14',
        hCodeGHS: 'H226, H319',
        flashPointCelsius: 26,
        unNo: 'UN1170',
        properShippingName: 'ETANOLILIUOS',
        packingGroup: 'III',
      },
    ],
    [
      'Turkish, in capitals',
      `GÜVENLİK BİLGİ FORMU        Hazırlama Tarihi: 10.02.2017
                            Yeni Düzenleme Tarihi: 26 Nisan 2022
1. MADDENİN/KARIŞIMIN VE ŞİRKETİN/DAĞITICININ KİMLİĞİ
Ürün Adı:                       Karadere Tiner
Belirlenmiş kullanımları:       Boyalar için inceltici
2. ZARARLILIK TANIMLANMASI
9. FİZİKSEL VE KİMYASAL ÖZELLİKLER
Parlama Noktası:                2,5 °C
14. TAŞIMACILIK BİLGİSİ
                                ADR/RID       IMDG          IATA
14.1. UN Numarası               UN 1263       UN 1263       UN 1263
14.2. Uygun UN taşımacılık adı  BOYA          PAINT         PAINT
14.4. Ambalajlama grubu         II            II            II
15. MEVZUAT BİLGİSİ`,
      {
        issueDate: '2022-04-26',
        cargoMainUsage: 'Boyalar için inceltici',
        flashPointCelsius: 2.5,
        unNo: 'UN1263',
        properShippingName: 'PAINT',
        packingGroup: 'II',
      },
    ],
    [
      'Czech, with an official name for carriage',
      `BEZPEČNOSTNÍ LIST       Datum vytvoření: 04.02.2014       Datum revize: 22. srpna 2022
ODDÍL 1: Identifikace látky/směsi a společnosti/podniku
Identifikátor výrobku         Email Vranov
Jméno nebo obchodní jméno     Vranov barvy a.s.
ODDÍL 2: Identifikace nebezpečnosti
Standardní věty o nebezpečnosti
Hořlavá kapalina a páry.
Může způsobit ospalost nebo závratě.
ODDÍL 9: Fyzikální a chemické vlastnosti
Skupenství                    kapalné
ODDÍL 14: Informace pro přepravu
14.1. UN číslo                1263
14.2. Oficiální (OSN) pojmenování pro přepravu      BARVA
14.4. Obalová skupina         III
ODDÍL 15: Informace o předpisech`,
      {
        manufacturerCompanyName: 'Vranov barvy a.s.',
        issueDate: '2022-08-22',
        hCodeGHS: 'H226, H336',
        appearance: 'Liquid',
        properShippingName: 'BARVA',
      },
    ],
  ];

describe('a safety data sheet of northern and eastern Europe is read', () => {
  test.each(SAMPLES)('in %s', async (_, text, wanted) => {
    expect(await valuesOf(text)).toMatchObject(wanted);
  });
});

describe('hazard statements without codes', () => {
  test.each([
    [
      'in Polish',
      'Zwroty wskazujące rodzaj zagrożenia:\nWysoce łatwopalna ciecz i pary.\nDziała drażniąco na skórę.\nZwroty wskazujące środki ostrożności:\nP210',
      'H225, H315',
    ],
    [
      'in Swedish',
      'Faroangivelser\nBrandfarlig vätska och ånga.\nMycket giftigt för vattenlevande organismer med långtidseffekter.\nSkyddsangivelser\nP273',
      'H226, H410',
    ],
    [
      'in Norwegian',
      'Faresetninger\nKan være dødelig ved svelging om det kommer ned i luftveiene.\nGir alvorlig øyeirritasjon.\nSikkerhetssetninger\nP102',
      'H304, H319',
    ],
  ])('%s', async (_, section, codes) => {
    const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 2: section }) });
    expect(values.hCodeGHS?.value).toBe(codes);
  });
});

test('the rest of a heading on uses advised against is not taken for the use', async () => {
  const section =
    '1.2 Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen\nabgeraten wird\nVerwendung: Reiniger\nHersteller: Brunnfeld AG';
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 1: section }) });
  expect(values.cargoMainUsage?.value).toBe('Reiniger');
});

test('a date that goes on below, in a narrow column, is read whole', async () => {
  const text =
    'HOJA DE DATOS DE SEGURIDAD          Fecha de elaboración:\n                                    Marzo 2018\n                                    Fecha de revisión: 15 de\n                                    agosto de 2022\nSECCIÓN 1. Identificación\nNombre del producto: Brillo 7';
  expect((await valuesOf(text)).issueDate).toBe('2022-08-15');
});

test('radicals that a PDF writer took for characters are read as the characters', () => {
  expect(foldCharacters('⻑期ばく露、⽔、⻩⾊')).toBe('長期ばく露、水、黄色');
});

describe('a marine pollutant is denied', () => {
  test.each([
    ['in Turkish', 'Deniz kirletici: Hayır'],
    ['in Norwegian', 'Marin forurensning: Nei'],
    ['in Finnish', 'Merta saastuttava: Ei'],
    ['in Dutch', 'Marine pollutant: Neen'],
  ])('%s', async (_, line) => {
    const section = `UN number: UN1263\nProper shipping name: PAINT\nClass: 3\nPacking group: II\n${line}`;
    const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 14: section }) });
    expect(values.marinePollutant?.value).toBe('N');
  });
});

test('goods that a Norwegian SDS says are not classified for carriage are general cargo', async () => {
  const section =
    'Farlig gods          Nei\n14.1. UN-nummer\nKommentarer          Ikke klassifisert som farlig gods i henhold til ADR/RID, IMDG, IATA.\n14.2. FN-forsendelsesnavn\nKommentarer          Ikke relevant.';
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 14: section }) });
  expect(values.shipperDeclareAs?.value).toBe('General Cargo');
  expect(values.properShippingName?.value).toBeNull();
});

test('a Norwegian flash point stands behind the word for a value', async () => {
  const section = 'Tilstandsform          Væske\nFlammepunkt          Verdi: 74 °C';
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 9: section }) });
  expect(values.flashPointCelsius?.value).toBe(74);
  expect(values.appearance?.value).toBe('Liquid');
});

test('a revision date within a cell counts before the date of print', async () => {
  const text =
    '安全データシート          バージョン 3.0 改訂日 2022/02/14\n                          印刷日 2022/02/15\n1. 化学品及び会社情報\n製品名 : 青海硬化剤 7';
  expect((await valuesOf(text)).issueDate).toBe('2022-02-14');
});

test('a table of modes and classes ends at the next numbered heading', async () => {
  const section =
    '14.1 UN number or ID number\nADR     : UN 3105\nIMDG    : UN 3105\n14.2 UN proper shipping name\nADR     : RESIN SOLUTION\nIMDG    : RESIN SOLUTION\n14.3 Transport hazard class(es)\n        Class          Subsidiary risks\nADR     : 5.2\nIMDG    : 5.2\n14.4 Packing group\nIMDG\nPacking group          : II\n14.5 Environmental hazards\nIMDG\nMarine pollutant       : no';
  const { values } = await extractFile({ name: 'sheet.txt', bytes: textSds({ 14: section }) });
  expect(values.imoHazardClassNo?.value).toBe('5.2');
  expect(values.subRiskClassNo?.value).toBeNull();
  expect(values.marinePollutant?.value).toBe('N');
});
