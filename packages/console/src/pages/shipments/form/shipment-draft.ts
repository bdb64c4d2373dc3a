import type { InputOf } from '@agent-rate/client';
import type { Row } from '../../orders/order-form/order-draft.ts';

/** What a shipment consists of, as the service takes it. */
export type Content = InputOf<'create-shipment'>['body'];
type Goods = Content['goods'][number];
type Values = NonNullable<Content['values']>;

/** What is asked of the whole shipment, of each of the goods, of packages and of containers. */
export const SHARED_KEYS = [
  ...(['shipper', 'consignee', 'portOfLoading', 'portOfDischarge', 'vesselVoyage'] as const),
  ...(['declarantName', 'emergencyContactTelephone'] as const),
] as const;
export const GOODS_KEYS = [
  ...(['unNo', 'properShippingName', 'technicalName', 'imoHazardClassNo', 'subRiskClassNo'] as const),
  ...(['packingGroup', 'flashPoint', 'marinePollutant'] as const),
] as const;
const PACKAGE_NUMBERS = ['grossMassKg', 'netMassKg', 'volumeM3'] as const;
const CONTAINER_NUMBERS = ['tareKg', 'maxGrossKg', 'verifiedGrossMassKg'] as const;

export type PackageName = 'count' | 'kind' | 'container' | (typeof PACKAGE_NUMBERS)[number];
export type ContainerName = 'number' | 'sizeType' | 'seals' | (typeof CONTAINER_NUMBERS)[number];
type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Documents of goods that are read already, and their extraction. */
export type PapersOfGoods = Pick<Goods, 'documents' | 'extraction'>;

/** One of the goods while it is typed; `kept` is what the form does not ask for. */
export type GoodsDraft = {
  readonly row: number;
  readonly values: Texts<(typeof GOODS_KEYS)[number]>;
  readonly packages: readonly Row<PackageName>[];
  readonly files: readonly File[];
  readonly kept: Goods;
};

/** A shipment while it is typed: everything is text. */
export type ShipmentDraft = {
  readonly reference: string;
  readonly sailingDate: string;
  readonly values: Texts<(typeof SHARED_KEYS)[number]>;
  readonly goods: readonly GoodsDraft[];
  readonly containers: readonly Row<ContainerName>[];
};

let rows = 0;
const numbered = <T extends object>(texts: T) => {
  rows += 1;
  return { ...texts, row: rows };
};
const textOf = (value: string | number | null | undefined) =>
  value === undefined || value === null ? '' : String(value);

function textsOf<Key extends string>(keys: readonly Key[], values: Readonly<Record<string, unknown>>): Texts<Key> {
  return Object.fromEntries(keys.map((key) => [key, textOf(values[key] as string)])) as Texts<Key>;
}

/** Rows that a person may add. */
export const emptyPackages = () => packagesRow({});
export const emptyContainer = () => containerRow({});
export const emptyGoods = (papers: PapersOfGoods = {}): GoodsDraft =>
  goodsDraft({ ...papers, packages: [] }, [emptyPackages()]);

function packagesRow(packages: Partial<NonNullable<Goods['packages']>[number]>): Row<PackageName> {
  return numbered(textsOf(['count', 'kind', 'container', ...PACKAGE_NUMBERS] as const, packages));
}

function containerRow(container: Partial<NonNullable<Content['containers']>[number]>): Row<ContainerName> {
  return numbered(textsOf(['number', 'sizeType', 'seals', ...CONTAINER_NUMBERS] as const, container));
}

function goodsDraft(kept: Goods, packages = (kept.packages ?? []).map(packagesRow)): GoodsDraft {
  return numbered({ values: textsOf(GOODS_KEYS, kept.values ?? {}), packages, files: [], kept });
}

/** A draft for a new shipment. */
export function emptyDraft(papers: PapersOfGoods = {}): ShipmentDraft {
  return {
    ...{ reference: '', sailingDate: '', values: textsOf(SHARED_KEYS, {}) },
    ...{ goods: [emptyGoods(papers)], containers: [emptyContainer()] },
  };
}

/** A draft that was kept as JSON: files cannot be, and are to be chosen again. */
export function restoreDraft(kept: ShipmentDraft): ShipmentDraft {
  return {
    ...kept,
    goods: kept.goods.map((one) => numbered({ ...one, files: [], packages: one.packages.map(numbered) })),
    containers: kept.containers.map(numbered),
  };
}

/** A stored shipment as a draft. */
export function draftOf(content: Content): ShipmentDraft {
  return {
    reference: textOf(content.reference),
    sailingDate: textOf(content.sailingDate),
    values: textsOf(SHARED_KEYS, content.values ?? {}),
    goods: content.goods.map((one) => goodsDraft(one)),
    containers: (content.containers ?? []).map(containerRow),
  };
}

/** Values with what was typed in their place; what was emptied is not stated any more. */
function typedInto(kept: Values | undefined, typed: Readonly<Record<string, string>>): Values {
  const texts = Object.entries(typed).map(([key, text]) => [key, text.trim()] as const);
  const isEmptied = (key: string) => typed[key]?.trim() === '';
  const others = Object.entries(kept ?? {}).filter(([key]) => !isEmptied(key));
  return { ...Object.fromEntries(others), ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}

/** The texts of a row that were typed, those of amounts as numbers. */
function given(row: Readonly<Record<string, string | number>>, numbers: readonly string[]): object {
  const typed = Object.entries(row).flatMap(([key, text]) => {
    const written = String(text).trim();
    return key === 'row' || written === '' ? [] : [[key, numbers.includes(key) ? Number(written) : written] as const];
  });
  return Object.fromEntries(typed);
}

const isTyped = (row: Readonly<Record<string, string | number>>) => Object.keys(given(row, [])).length > 0;

/** What was typed, as the service takes it; what is empty is left out. `documents`: ids of the files of each of the goods. */
export function contentOf(draft: ShipmentDraft, documents: readonly (readonly number[])[]): Content {
  const goods = draft.goods.map(({ kept, values, packages }, at): Goods => {
    const { extraction, ...rest } = kept;
    const added = documents[at] ?? [];
    const stated = typedInto(kept.values, values);
    return {
      ...rest,
      ...(extraction === undefined || added.length > 0 ? {} : { extraction }),
      ...(added.length === 0 ? {} : { documents: [...new Set([...(kept.documents ?? []), ...added])] }),
      values: stated,
      packages: packages.filter(isTyped).map((row) => given(row, ['count', ...PACKAGE_NUMBERS])) as NonNullable<
        Goods['packages']
      >,
    };
  });
  const containers = draft.containers.filter(isTyped).map((row) => given(row, CONTAINER_NUMBERS));
  return {
    ...given({ reference: draft.reference, sailingDate: draft.sailingDate }, []),
    values: typedInto(undefined, draft.values),
    goods,
    ...(containers.length === 0 ? {} : { containers: containers as NonNullable<Content['containers']> }),
  };
}
