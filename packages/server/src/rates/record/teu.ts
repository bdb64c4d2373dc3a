/** The TEU of a container length. A 45-foot container is 2 for most carriers and 2.25 for some: who counts it says so. */
const TEU: Readonly<Record<string, number>> = { '20': 1, '40': 2, '45': 2 };

/** How many TEU a container type is; undefined for none, such as cargo of less than a container. */
export function teuOf(equipment: { code: string } | undefined): number | undefined {
  return equipment && TEU[equipment.code.slice(0, 2)];
}
