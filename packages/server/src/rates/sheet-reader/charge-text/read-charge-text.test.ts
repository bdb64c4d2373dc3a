import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeChargeText } from './describe-charge-text.ts';
import { readChargeText } from './read-charge-text.ts';

/** `text => what it says of charges`, one charge after the other; the notation is that of `describeChargeText`. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'all but what is named': [
    'LSS USD 50 (not for reefer) => LSS + 50 USD/not reefer',
    'LSS USD 50, excluding reefers => LSS + 50 USD/not reefer',
    'BAF USD 100 (except Hamburg) => BAF + 100 USD @not Hamburg',
    'BAF USD 100 (all destinations except USA), LSS USD 20 => BAF + 100 USD @not USA | LSS + 20 USD',
    'BAF USD 100 (North Europe except Hamburg) => BAF + 100 USD if [North Europe except Hamburg]',
    'PSS USD 100 ausser Hamburg => PSS + 100 USD @not Hamburg',
    "BAF: USD 120/20', USD 240/40' (from 1 Dec) (North Europe) => BAF + 120 USD/20 from 2026-12-01 @North Europe | BAF + 240 USD/40 from 2026-12-01 @North Europe",
    'BAF USD 20 not applicable for reefer => BAF + 20 USD/not reefer',
    'EBS USD 60 (not included in rate) => EBS + 60 USD',
  ],
  'English, included and on top': [
    'THC, ISPS and AMS included => THC incl | ISPS incl | AMS incl',
    'excl. BAF / LSS / PSS => BAF + | LSS + | PSS +',
    'incl. all surcharges except DTHC => all-in | DTHC +',
    'subject to GRI, PSS at time of shipment => GRI at cost | PSS at cost',
    "All rates are inclusive of BAF & LSS. Subject to ETS USD 26 per 20', USD 52 per 40'/40'HQ, THC at both ends and DDF. => BAF incl | LSS incl | ETS + 26 USD/20 | ETS + 52 USD/40,40HC | THC + | DDF +",
    '+ EBS USD 50/TEU, ISPS USD 12 per ctr; ENS USD 35 per B/L (EU cargo only) => EBS + 50 USD/TEU | ISPS + 12 USD | ENS + 35 USD/BL @EU cargo',
    'Rates include BAF. THC at both ends is not included => BAF incl | THC +',
    'On top come ISPS USD 15 per container and a B/L fee of USD 60 per B/L. => ISPS + 15 USD | BL + 60 USD/BL',
    'Included: BAF, LSS => BAF incl | LSS incl',
    'Not included: THC, ETS EUR 28/TEU => THC + | ETS + 28 EUR/TEU',
    "CIC USD 30/20' and USD 60/40' on top => CIC + 30 USD/20 | CIC + 60 USD/40",
    'War risk surcharge USD 25 per TEU is charged on top => WRS + 25 USD/TEU',
    'BAF incl, THC excl => BAF incl | THC +',
    'BAF inklusive, THC exklusive => BAF incl | THC +',
    'BAF inclusive, THC exclusive. => BAF incl | THC +',
    'O/F incl. BAF, LSS; excl. DTHC; BL fee USD 50 => BAF incl | LSS incl | DTHC + | BL + 50 USD/BL',
    'The rates are inclusive of BAF, CAF, LSS and PSS. => BAF incl | CAF incl | LSS incl | PSS incl',
    'all-in => all-in',
    'All in, subject to ISPS USD 14/cntr => all-in | ISPS + 14 USD',
    'All in excl. destination THC => all-in | DTHC +',
    'BAF, LSS are included in the above rates; all other surcharges as per tariff => BAF incl | LSS incl | Other surcharges at cost',
    'not subject to GRI => GRI waived',
    'PSS waived until 31 Dec => PSS waived to 2026-12-31',
    'PSS: nil => PSS waived',
    'ISPS free => ISPS waived',
    'BAF n/a, ETS USD 60/FEU => BAF waived | ETS + 60 USD/40',
    'Plus local charges at both ends => Local charges +',
    'excluding local charges as per tariff => Local charges at cost',
  ],
  'small words that close a clause': [
    "Bunker's in. US THC in, dest THC out. => BAF incl | THC incl @US? | DTHC +",
    'THC in Hamburg EUR 245, BAF in => THC + 245 EUR @Hamburg | BAF incl',
    'BAF and LSS are in, ISPS is not in. => BAF incl | LSS incl | ISPS +',
    'BAF ist drin, THC nicht dabei. => BAF incl | THC +',
    'BAF y LSS van dentro, THC va aparte => BAF incl | LSS incl | THC +',
    'BAF 在内, THC 不在内 => BAF incl | THC +',
    'War risk USD 140 per container, not included above. => WRS + 140 USD',
    'Terminal handling at origin and destination is not part of the price. => THC +',
    'Canal surcharge USD 40/container applies on Lima and Quito. => Canal surcharge + 40 USD @Lima and Quito',
    'beira also port congestion usd 90/cntr on top => PCS + 90 USD @beira?',
  ],
  'names of ports, conditions and days beside an amount': [
    'Ab 10.12. PSS USD 100/TEU. => PSS + 100 USD/TEU from 2026-12-10',
    'Emergency Bunker Surcharge may be levied at USD 75/TEU. => EBS + 75 USD/TEU if [may be levied]',
    'THC Hamburg/Rotterdam: EUR 245 => THC + 245 EUR @Hamburg/Rotterdam?',
    'THC Hamburg / Bremen EUR 275, Rotterdam EUR 235 => THC + 275 EUR @Hamburg / Bremen | THC + 235 EUR @Rotterdam',
    'THC not included (Hamburg EUR 275, Antwerp EUR 265) => THC + | THC + 275 EUR @Hamburg | THC + 265 EUR @Antwerp',
    'Dangerous goods USD 200 per container nur bei IMO-Ladung => DGS + 200 USD if [nur bei IMO-Ladung]',
    'Rotterdam rates are subject to THC EUR 210, Hamburg THC EUR 275. => THC + 210 EUR @Rotterdam | THC + 275 EUR @Hamburg',
    'ISPS USD 12 (DG only) => ISPS + 12 USD @DG',
    'Suez surcharge USD 28/TEU, if routed via Suez => SCS + 28 USD/TEU if [if routed via Suez]',
    'LSS USD 20/40 (until 31 Dec, thereafter USD 30/60) => ? [LSS USD 20/40 (until 31 Dec, thereafter USD 30/60)]',
    "PSS USD 100/20' USD 200/40' not applicable for contract cargo => PSS + 100 USD/20 if [not for contract cargo] | PSS + 200 USD/40 if [not for contract cargo]",
    "Heavy cargo > 20 t gross + USD 200/20' => HEA + 200 USD/20 if [> 20 t gross]",
    'Rates are net of THC and ISPS => THC + | ISPS +',
  ],
  'English, amounts and units': [
    'ISPS USD 12 per container => ISPS + 12 USD',
    'USD 12 ISPS => ISPS + 12 USD',
    'plus USD 100/ctr congestion => PCS + 100 USD',
    "PSS 20'/40'/40HQ USD 100/200/200 => PSS + 100 USD/20 | PSS + 200 USD/40 | PSS + 200 USD/40HC",
    'PSS: USD 100/200/200 => PSS + 100/200/200 USD',
    "PSS eff. 12/15/2026: $160/20', $200/40' & 40HC, $253/45' => PSS + 160 USD/20 from 2026-12-15 | PSS + 200 USD/40,40HC from 2026-12-15 | PSS + 253 USD/45 from 2026-12-15",
    "PSS USD 150 per 20' and double per 40' => PSS + 150 USD/20 | PSS + 300 USD/40",
    'EBS USD 75/20GP x2 for 40 => EBS + 75 USD/20GP | EBS + 150 USD/40',
    'BAF 5% of freight => BAF + 5%',
    'CAF: 12.5 % => CAF + 12.5%',
    'THC THB 2800/4300 => THC + 2800/4300 THB',
    'B/L FEE THB 1100/BL => BL + 1100 THB/BL',
    'Documentation fee USD 45 per B/L; ISPS USD 11 per container. => DOC + 45 USD/BL | ISPS + 11 USD',
    'AMS $30/BL => AMS + 30 USD/BL',
    'Seal fee 9 USD => SEAL + 9 USD',
    'Telex release USD 40 per set => TLX + 40 USD/DOC if [only where a telex release is asked for]',
    'Fuel surcharge USD 1,250.00/FEU => BAF + 1250 USD/40',
    'GRI +200/+400/+400 USD => GRI + 200/400/400 USD',
    "LSS USD 60/20' & USD 120/40' => LSS + 60 USD/20 | LSS + 120 USD/40",
    'less USD 50/cntr discount => Discount + -50 USD',
    'EBS USD 20 per W/M => EBS + 20 USD/?',
    'XYZ USD 20 per container => XYZ + 20 USD',
    'Harbour reconstruction fee USD 15 per container => Harbour reconstruction fee + 15 USD',
    'THC prepaid, DTHC collect => THC + prepaid | DTHC + collect',
    'DTHC EUR 210 collect => DTHC + 210 EUR collect',
  ],
  'English, conditions, places and days': [
    "HWT $125/20' if cargo exceeds 16 MT => HWT + 125 USD/20 if [if cargo exceeds 16 MT]",
    "USD 150 per 20' where the gross cargo weight exceeds 18,000 kg. => HEA + 150 USD/20 if [where the gross cargo weight exceeds 18,000 kg]",
    'Felixstowe: + USD 100/ctr congestion => PCS + 100 USD @Felixstowe',
    'PTI USD 60 reefer only => PTI + 60 USD/reefer',
    'AMS USD 35/BL for US cargo => AMS + 35 USD/BL @US cargo',
    'PSS USD 200/40HC from 15 Dec => PSS + 200 USD/40HC from 2026-12-15',
    'GRI USD 300 effective 1 January 2027 => GRI + 300 USD from 2027-01-01',
    'PSS USD 100 until 14 Dec => PSS + 100 USD to 2026-12-14',
    'OWS USD 200/20GP over 18 tons => OWS + 200 USD/20GP if [over 18 tons]',
    'ISPS USD 12 for Haifa => ISPS + 12 USD @Haifa',
    'Congestion surcharge USD 250 at Chittagong => PCS + 250 USD @Chittagong',
    "DG surcharge USD 150/20' , USD 300/40' => DGS + 150 USD/20 if [dangerous goods only] | DGS + 300 USD/40 if [dangerous goods only]",
    'subject to PSS if any => PSS + if [if any]',
    'WRS USD 50/TEU (Red Sea only) => WRS + 50 USD/TEU @Red Sea',
    "4.4 Heavy cargo\nUSD 150 per 20' where the gross cargo weight exceeds 18,000 kg. => HEA + 150 USD/20 if [where the gross cargo weight exceeds 18,000 kg]",
    '4.1 Inclusions\nBAF and LSS.\n4.2 Exclusions\nTHC at origin and destination, and EU ETS as per tariff. => BAF incl | LSS incl | THC at cost | ETS at cost',
  ],
  Chinese: [
    '含BAF/LSS, 不含DTHC; AMS USD35/票 => BAF incl | LSS incl | DTHC + | AMS + 35 USD/BL',
    '以上运费含燃油附加费(BAF)，不含THC => BAF incl | THC +',
    '不含THC及ETS(EUR28/TEU) => THC + | ETS + 28 EUR/TEU',
    '文件费RMB500/票 => DOC + 500 CNY/BL',
    '另加PSS USD100/20GP, USD200/40GP&40HQ => PSS + 100 USD/20GP | PSS + 200 USD/40GP,40HC',
    '已含LSS、EBS，目的港THC到付 => LSS incl | EBS incl | DTHC + collect',
    'ISPS USD15/柜，铅封费 RMB50/柜 => ISPS + 15 USD | SEAL + 50 CNY',
    '旺季附加费 USD200/40HQ，12月15日起 => PSS + 200 USD/40HC from 2026-12-15',
    '全包价，目的港费用除外 => all-in | Destination charges +',
    '仅红海航线: 战争附加费USD50/TEU => WRS + 50 USD/TEU if [仅红海航线]',
    '超重费：20GP超过18吨加收USD150 => HEA + 150 USD/20GP if [超过18吨]',
    '本地费用实报实销 => Local charges at cost',
  ],
  Spanish: [
    'Incluye BAF y LSS. No incluye THC. ISPS USD 15 por contenedor. => BAF incl | LSS incl | THC + | ISPS + 15 USD',
    'Sujeto a PSS USD 150 por contenedor => PSS + 150 USD',
    "A partir del 10 de enero de 2027 aplica PSS de USD 150 por 20' y USD 250 por 40'. => PSS + 150 USD/20 from 2027-01-10 | PSS + 250 USD/40 from 2027-01-10",
    'Las tarifas incluyen BAF y no incluyen THC. => BAF incl | THC +',
    'Gastos locales según tarifa => Local charges at cost',
    'Recargo por congestión USD 100/cntr solo Buenaventura => PCS + 100 USD @Buenaventura',
  ],
  'Portuguese, Italian, French': [
    'Inclui BAF e LSS. Não inclui THC no destino. ISPS USD 16/contêiner; taxa de B/L BRL 450/BL. => BAF incl | LSS incl | DTHC + | ISPS + 16 USD | BL + 450 BRL/BL',
    'THC não incluso => THC +',
    'Nolo incluso BAF. Escluso: THC origine/destino, AMS USD 35 per B/L. Solo reefer: PTI € 60 per contenitore. => BAF incl | THC + | AMS + 35 USD/BL | PTI + 60 EUR/reefer',
    'Noli incluso BAF, escluso THC, ISPS € 14 per contenitore. => BAF incl | THC + | ISPS + 14 EUR',
    'Tarifs BAF inclus, hors THC. Surcharge ETS : 35 EUR / EVP. => BAF incl | THC + | ETS + 35 EUR/TEU',
    'Tarifs BAF et THC inclus, hors douane et taxes. => BAF incl | THC incl',
  ],
  'German, Dutch, Turkish': [
    'inkl. BAF, zzgl. ISPS EUR 13 je Container, THC exkl. => BAF incl | ISPS + 13 EUR | THC +',
    'Raten inklusive BAF und LSS, ohne THC => BAF incl | LSS incl | THC +',
    'Tarieven inclusief BAF, exclusief THC => BAF incl | THC +',
    'BAF dahil, THC hariç => BAF incl | THC +',
    'ISPS 12 USD/konteyner ilave edilir => ISPS + 12 USD',
  ],
  'English, as forwarders write': [
    'ISPS 15 USD/cntr, BL 50 USD => ISPS + 15 USD | BL + 50 USD/BL',
    'Freight all in except THC both ends => all-in | THC +',
    'BAF, CAF and WRS inclusive; ISPS as per tariff => BAF incl | CAF incl | WRS incl | ISPS at cost',
    'THC at destination for account of consignee => DTHC + collect',
    'Rates exclude customs clearance, duties and taxes => ',
    'AMS/ACI USD 35 per B/L, ISF USD 30 per shipment => AMS + 35 USD/BL | ISF + 30 USD/SHPT',
    'CIC USD 100/TEU; EBS USD 75/150 => CIC + 100 USD/TEU | EBS + 75/150 USD',
    'Surcharges: LSS USD 40/80/80, PSS USD 100/200/200 => LSS + 40/80/80 USD | PSS + 100/200/200 USD',
    'ETS EUR 28/TEU (incl. FuelEU) => ETS + 28 EUR/TEU | FuelEU Maritime surcharge incl',
    'Panama Canal surcharge USD 160 per container, low water surcharge if applicable => PCC + 160 USD | LWS + if [if applicable]',
    'PSS USD 500/FEU eff 1 Dec until 31 Dec => PSS + 500 USD/40 from 2026-12-01 to 2026-12-31',
    "GRI of USD 300 per 20' & USD 600 per 40' from 15 Jan 2027 => GRI + 300 USD/20 from 2027-01-15 | GRI + 600 USD/40 from 2027-01-15",
    'No PSS => PSS waived',
    'Carrier security fee USD 11/ctr => ISPS + 11 USD',
    "OWS: USD 100/20' > 16T => OWS + 100 USD/20 if [> 16T]",
    'Jeddah: WRS USD 50/TEU => WRS + 50 USD/TEU @Jeddah',
    'Maersk: EFS USD 60/cntr => EFS + 60 USD @Maersk',
    'BAF subject to quarterly adjustment => ',
    'Telex release free of charge => TLX waived',
    'inclusive of (BAF, LSS, EBS) => BAF incl | LSS incl | EBS incl',
    'incl. BAF (USD 120) => BAF incl',
    'O/F USD 1200 incl BAF => BAF incl',
    'ISPS USD 12/container + Seal USD 8/container + Doc USD 45/BL => ISPS + 12 USD | SEAL + 8 USD | DOC + 45 USD/BL',
    "USD 100/20' and USD 200/40' PSS => PSS + 100 USD/20 | PSS + 200 USD/40",
    'PSS 100 USD/20GP; 200 USD/40GP; 200 USD/40HC => PSS + 100 USD/20GP | PSS + 200 USD/40GP | PSS + 200 USD/40HC',
    'excl: THC; ISPS; BL fee => THC + | ISPS + | BL +',
    'THC/ISPS/DOC excluded => THC + | ISPS + | DOC +',
    'rates are net of all surcharges except BAF => BAF +',
  ],
  'Chinese, as forwarders write': [
    '以上价格含BAF，不含THC、ISPS、文件费 => BAF incl | THC + | ISPS + | DOC +',
    'PSS: USD150/300/300，12月15日生效 => PSS + 150/300/300 USD from 2026-12-15',
    'ENS USD25/票（仅限欧盟） => ENS + 25 USD/BL @欧盟',
    '免LSS => LSS waived',
    '燃油附加费另计 => BAF +',
    'EBS USD80/TEU已含 => EBS incl',
    '运费已包含所有附加费，除DTHC外 => all-in | DTHC +',
    '拥堵费USD100/柜（仅费利克斯托） => PCS + 100 USD @费利克斯托',
    'BAF包含，LSS另收USD30/TEU => BAF incl | LSS + 30 USD/TEU',
  ],
  'other languages, as forwarders write': [
    'Flete incluye todos los recargos excepto THC en destino => all-in | DTHC +',
    'BAF incluido; ISPS USD 12/cntr; BL USD 55 => BAF incl | ISPS + 12 USD | BL + 55 USD/BL',
    'Recargo por congestión USD 150/TEU => PCS + 150 USD/TEU',
    'No aplica PSS => PSS waived',
    'Sujeto a GRI a partir del 1 de enero de 2027 => GRI + from 2027-01-01',
    'Gastos en destino por cuenta del consignatario => Destination charges + collect',
    'Más PSS USD 200/40HC => PSS + 200 USD/40HC',
    'Inclui BAF; exclui capatazia e taxa de BL => BAF incl | THC + | BL +',
    'Taxas locais conforme tarifa do armador => Local charges at cost',
    'Isento de LSS => LSS waived',
    'ISPS USD 14 por contêiner, lacre USD 10 => ISPS + 14 USD | SEAL + 10 USD',
    'inkl. BAF und LSS, exkl. THC und ISPS => BAF incl | LSS incl | THC + | ISPS +',
    'zzgl. ETS-Zuschlag EUR 28/TEU => ETS + 28 EUR/TEU',
    'ISPS EUR 13/Container, B/L-Gebühr EUR 45 => ISPS + 13 EUR | BL + 45 EUR/BL',
    'Kriegsrisikozuschlag USD 45 je TEU, nur Rotes Meer => WRS + 45 USD/TEU @Rotes Meer',
    "Hochsaisonzuschlag USD 200/40' ab 15.12.2026 => PSS + 200 USD/40 from 2026-12-15",
    'Lokale Kosten laut Tarif => Local charges at cost',
    'BAF enthalten, THC nicht enthalten => BAF incl | THC +',
    'BAF compris, THC non compris => BAF incl | THC +',
    'Hors frais locaux et douane => Local charges +',
    'Surcharge haute saison USD 150/TEU à partir du 15 décembre 2026 => PSS + 150 USD/TEU from 2026-12-15',
    'ISPS 14 EUR par conteneur en sus => ISPS + 14 EUR',
    'Frais de BL : 55 EUR => BL + 55 EUR/BL',
    'Noli comprensivi di BAF e CAF => BAF incl | CAF incl',
    'Esclusi THC e spese locali => THC + | Local charges +',
    'ISPS EUR 12 per contenitore; emissione polizza EUR 60 => ISPS + 12 EUR | BL + 60 EUR/BL',
    'Supplemento alta stagione USD 100/TEU dal 15 dicembre 2026 => PSS + 100 USD/TEU from 2026-12-15',
    'inclusief BAF, exclusief THC en ISPS => BAF incl | THC + | ISPS +',
    'Brandstoftoeslag inbegrepen => BAF incl',
    'ISPS EUR 15 per container, documentatiekosten EUR 50 => ISPS + 15 EUR | DOC + 50 EUR/DOC',
    'oorlogsrisicotoeslag USD 40/TEU => WRS + 40 USD/TEU',
    'BAF ve LSS dahil, THC hariç => BAF incl | LSS incl | THC +',
    'Savaş riski USD 50/TEU => WRS + 50 USD/TEU',
    'Navlunlara BAF dahildir; lokal masraflar hariçtir => BAF incl @Navlunlara? | Local charges +',
    'B/L 50 USD, ISPS 12 USD/konteyner => BL + 50 USD/BL | ISPS + 12 USD',
    'BAF включен, THC не включен => BAF incl | THC +',
    'LSS込み、THC別途 => LSS incl | THC +',
    'LSS 포함, THC 별도, DOC FEE KRW 40,000/BL => LSS incl | THC + | DOC + 40000 KRW/BL',
  ],
};

describe.each(Object.entries(EXAMPLES))('charges in prose: %s', (_, examples) => {
  it.each(examples)('%s', (example) => {
    const [text = '', expected] = example.split(' => ');
    expect(describeChargeText(text)).toBe(expected);
  });
});

const CODES = ['BAF', 'LSS', 'ISPS', 'PSS', 'AMS', 'ENS', 'ETS', 'CIC', 'EBS', 'WRS'] as const;
const clause = fc.record({
  code: fc.constantFrom(...CODES),
  amount: fc.integer({ min: 46, max: 999 }),
  currency: fc.constantFrom('USD', 'EUR'),
  unit: fc.constantFrom('/TEU', ' per container', '/BL', "/20'", '/40HC'),
});
const clauses = fc.uniqueArray(clause, { minLength: 1, maxLength: 6, selector: ({ code }) => code });
const textOf = ({ code, amount, currency, unit }: { code: string; amount: number; currency: string; unit: string }) =>
  `${code} ${currency} ${amount}${unit}`;
const sorted = (text: string) => describeChargeText(text).split(' | ').sort();

it('clauses say the same in any order and with any separator', () => {
  fc.assert(
    fc.property(
      clauses,
      fc.constantFrom(', ', '; ', ' + ', ' and ', '\n', '. ', ' | '),
      fc.boolean(),
      (list, separator, isTurned) => {
        const one = list.map(textOf).join(', ');
        const other = (isTurned ? list.toReversed() : list).map(textOf).join(separator);
        expect(sorted(other)).toEqual(sorted(one));
        expect(sorted(one)).toHaveLength(list.length);
      },
    ),
  );
});

it('no amount of money vanishes: it is in a charge, in a condition, or in a sentence that was not understood', () => {
  const words = fc.constantFrom(
    'plus',
    'incl.',
    'excl. THC',
    'fee',
    'for Haifa',
    'if over 18 t',
    'BAF',
    'surcharge',
    '(',
    ')',
    ';',
    'PSS',
    'from 15 Dec',
    'only',
  );
  const money = fc.record({ amount: fc.integer({ min: 1000, max: 9999 }), currency: fc.constantFrom('USD', 'EUR') });
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 6 }),
      money,
      fc.array(words, { maxLength: 6 }),
      (before, { amount, currency }, after) => {
        const text = [...before, `${currency} ${amount}`, ...after].join(' ');
        const { charges, unclear } = readChargeText(text);
        const isIncluded = charges.some(({ status }) => status === 'included' || status === 'waived');
        expect(isIncluded || JSON.stringify([charges, unclear]).includes(String(amount)), text).toBe(true);
      },
    ),
  );
});
