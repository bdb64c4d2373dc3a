import { inKilograms } from '../dangerous-goods-form/describe-goods.ts';
import { type FillValues, isFilled } from '../fill-value.ts';
import type { CargoKind } from './cargo-kind.ts';
import { type Clause, clausesOf } from './clauses.ts';

/** The languages a letter is written in. */
export const LETTER_LANGUAGES = ['both', 'zh', 'en'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** One line of the letter's table: what is asked, and what is answered; empty answers are left to write in. */
export type LetterRow = { readonly key: string; readonly label: string; readonly value: string };

/** A letter of undertaking as it is set, whatever the kind of file. Texts hold one line for each language. */
export type Letter = {
  readonly letterhead: readonly string[];
  readonly title: readonly string[];
  readonly addressee: readonly string[];
  readonly rows: readonly LetterRow[];
  readonly opening: readonly string[];
  readonly clauses: readonly (readonly string[])[];
  /** Who declares by name that the goods are not dangerous, where no document says so. */
  readonly declared: readonly string[];
  readonly attachments: readonly string[];
  readonly signature: readonly LetterRow[];
};

type Ask = readonly [key: string, zh: string, en: string];

const CARGO_ROWS: readonly Ask[] = [
  ['billOfLadingNo', '提/运单号', 'B/L No.'],
  ['customsDeclarationNo', '关单号', 'Customs declaration No.'],
  ['vesselVoyage', '船名/航次', 'Vessel / voyage'],
  ['containerTypeQuantity', '箱型/箱量', 'Containers'],
  ['portOfLoading', '装货港', 'Port of loading'],
  ['portOfDischarge', '卸货港', 'Port of discharge'],
  ['shipper', '托运人', 'Shipper'],
  ['consignee', '收货人', 'Consignee'],
  ['cargoChineseName', '货物中文品名', 'Name in Chinese'],
  ['cargoEnglishName', '货物英文品名', 'Name in English'],
  ['cargoQuantity', '货物件数', 'Packages'],
  ['cargoPackage', '货物包装', 'Packaging'],
  ['grossWeight', '货物毛重', 'Gross weight'],
  ['netWeight', '货物净重', 'Net weight'],
  ['cargoAppearanceDescription', '货物外观与性状', 'Appearance'],
  ['cargoMainUsage', '货物主要用途', 'Main use'],
];
const SIGNATURE_ROWS: readonly Ask[] = [
  ['shipperCompanyName', '托运人公司名称', 'Company'],
  ['shipperAddress', '经营地址', 'Address'],
  ['shipperPhone', '电话', 'Telephone'],
  ['declarationDate', '日期', 'Date'],
];

function inLanguage({ zh, en }: Clause, language: LetterLanguage): string[] {
  return language === 'both' ? [zh, en] : [language === 'zh' ? zh : en];
}

function rowsOf(asks: readonly Ask[], values: FillValues, language: LetterLanguage): LetterRow[] {
  return asks.map(([key, zh, en]) => ({
    key,
    label: inLanguage({ zh, en }, language).join(' '),
    value: isFilled(values[key]) ? shownInLetter(key, values[key]) : '',
  }));
}

/** How a value reads in the letter: masses with their unit. */
export const shownInLetter = (key: string, value: string | number): string =>
  key === 'grossWeight' || key === 'netWeight' ? inKilograms(String(value).trim()) : String(value);

/** A person who answers for what no document shows, and why. */
export type LetterDeclaration = { readonly by: string; readonly reason: string };

/** Writes the letter for these values. `attachments` are the names of the documents it is based on. */
export function composeLetter(
  values: FillValues,
  choice: {
    kind: CargoKind;
    language: LetterLanguage;
    attachments: readonly string[];
    declarations?: readonly LetterDeclaration[];
  },
): Letter {
  const { kind, language, attachments, declarations = [] } = choice;
  const text = (zh: string, en: string) => inLanguage({ zh, en }, language);
  const company = isFilled(values.shipperCompanyName) ? [String(values.shipperCompanyName)] : [];
  return {
    letterhead: company,
    title: text('非危险货物保函', 'LETTER OF UNDERTAKING FOR NON-DANGEROUS CARGO'),
    addressee: text('致：承运人及其代理人', 'To: the carrier and its agents'),
    rows: rowsOf(CARGO_ROWS, values, language),
    opening: text(
      '就上列出口货物，我司声明并保证如下：',
      'For the export goods listed above we declare and undertake:',
    ),
    clauses: clausesOf(kind).map((clause) => inLanguage(clause, language)),
    declared: declarations.flatMap(({ by, reason }) =>
      text(
        `声明货物海运非危险货物：${by}（理由：${reason}）`,
        `Declared as not dangerous for sea transport by ${by}: ${reason}`,
      ),
    ),
    attachments: attachments.length === 0 ? [] : [`${text('附件', 'Attached').join(' ')}: ${attachments.join('; ')}`],
    signature: [
      ...rowsOf(SIGNATURE_ROWS, values, language),
      { key: '', label: text('签字并盖公章', 'Signature and company stamp').join(' '), value: '' },
    ],
  };
}
