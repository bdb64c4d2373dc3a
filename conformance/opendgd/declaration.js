/** The least declaration, which cases change. */
const BASE = {
  openDgdVersion: '1.0',
  documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
  regulation: { code: 'IMDG', edition: '42-24' },
  consignment: {
    parties: { shipper: { name: 'Conformance Shipper' } },
    cargoTransportUnit: {},
    dangerousGoods: [{ unNumber: '1993', properShippingName: 'FLAMMABLE LIQUID, N.O.S.', class: ['3'] }],
  },
};

/** A declaration whose goods are `lines`, each put over the least line. */
export function declarationOf(...lines) {
  const declaration = structuredClone(BASE);
  const [least] = BASE.consignment.dangerousGoods;
  declaration.consignment.dangerousGoods = (lines.length === 0 ? [{}] : lines).map((line) => ({ ...least, ...line }));
  return declaration;
}

const stepsOf = (pointer) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function parentOf(declaration, pointer) {
  const steps = stepsOf(pointer);
  const last = steps.pop();
  let at = declaration;
  for (const step of steps) {
    at[step] ??= {};
    at = at[step];
  }
  return { parent: at, last };
}

/** The least declaration as a case of shapes changes it. */
export function changedDeclaration({ set = {}, remove, lines = 1 }) {
  const declaration = declarationOf(...Array.from({ length: lines }, () => ({})));
  for (const [pointer, value] of Object.entries(set)) {
    const { parent, last } = parentOf(declaration, pointer);
    parent[last] = value;
  }
  if (remove !== undefined) {
    const { parent, last } = parentOf(declaration, remove);
    delete parent[last];
  }
  return declaration;
}
