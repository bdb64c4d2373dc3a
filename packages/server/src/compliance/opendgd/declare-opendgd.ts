import { type OpenDgd, readDeclaration, type StatedField, type StatedFields } from '../../opendgd/offline.ts';
import {
  type Declaration,
  type DeclaredGoods,
  GOODS_FIELDS,
  type GoodsField,
  NO_GOODS,
  type Place,
  type SourceDocument,
  type Stated,
} from '../declaration/declaration.ts';

/** Where a value stands: each place in the JSON, then the pages that prove it. */
function placesOf({ pointers, places }: StatedField): Place[] {
  const onPages = places.map(({ box, ...place }): Place => {
    const [left, top, right, bottom] = box ?? [];
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return place;
    return { ...place, box: [left, top, right, bottom] };
  });
  return [...pointers.map((pointer) => ({ pointer })), ...onPages];
}

const stated = (field: StatedField): Stated => ({ value: field.value, places: placesOf(field) });
const ofJson = (value: string, pointer: string): Stated => ({ value, places: [{ pointer }] });

function goodsOf(fields: StatedFields): DeclaredGoods {
  const known = Object.keys(GOODS_FIELDS) as GoodsField[];
  return {
    ...NO_GOODS,
    fields: Object.fromEntries(known.flatMap((key) => (fields[key] ? [[key, stated(fields[key])]] : []))),
  };
}

/** The declaration itself as a document: its day, and the amendment that it is made by. */
function documentOf({ documentReference, issueDate }: OpenDgd, edition?: StatedField): SourceDocument {
  return {
    name: documentReference ?? 'The declaration',
    type: 'dangerous-goods-declaration',
    ...(edition ? { amendment: stated(edition) } : {}),
    ...(issueDate === undefined ? {} : { issueDate: ofJson(issueDate, '/issueDate') }),
    scanned: false,
    complete: true,
  };
}

/** What else is in the container and is not dangerous. */
function otherCargoOf({ consignment: { nonDangerousGoods = [] } }: OpenDgd): Pick<Declaration, 'otherCargo'> {
  const words = nonDangerousGoods.map(({ description }) => description).join('; ');
  return words.trim() === '' ? {} : { otherCargo: ofJson(words, '/consignment/nonDangerousGoods') };
}

/** An OpenDGD declaration as the rules take it; the place of each value is its JSON Pointer. */
export function declareOpenDgd(document: OpenDgd): Declaration {
  const { goods, shipment, signedBy, signedOn, edition } = readDeclaration(document);
  const { sailingDate, emergencyContactTelephone } = shipment;
  return {
    goods: goods.map(goodsOf),
    documents: [documentOf(document, edition)],
    shipperDeclareAs: ofJson('DG Cargo', '/documentType'),
    ...(sailingDate ? { sailingDate: stated(sailingDate) } : {}),
    ...(emergencyContactTelephone ? { emergencyContactTelephone: stated(emergencyContactTelephone) } : {}),
    ...otherCargoOf(document),
    ...(signedBy ? { signedBy: stated(signedBy) } : {}),
    ...(signedOn ? { signedOn: stated(signedOn) } : {}),
    sameContainer: true,
  };
}
