// How long plans of 50 and of 200 consignments take, and how many of them are proven to be the best.
// npm run bench:loads
import '../help.ts';
import { builtInList } from '../../packages/server/src/dangerous-goods/offline.ts';
import { planConsignments } from '../../packages/server/src/shipments/index.ts';

/** The same numbers at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const entries = builtInList.unNumbers
  .flatMap((un) => builtInList.find(un).slice(0, 1))
  .filter(({ seaTransport, hazardClass }) => seaTransport === 'allowed' && !hazardClass.startsWith('1'));

function consignmentsOf(count: number, seed: number) {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, at) => {
    const { un, name, hazardClass, packingGroup, subsidiaryHazards } =
      entries[Math.floor(next() * entries.length)] ?? {};
    return {
      id: String(at + 1),
      goods: {
        unNo: un,
        properShippingName: name,
        imoHazardClassNo: hazardClass,
        packingGroup,
        subRiskClassNo: subsidiaryHazards?.join(', '),
      },
      massKg: 500 + Math.floor(next() * 12_000),
      volumeM3: 1 + Math.floor(next() * 14),
    };
  });
}

for (const count of [12, 50, 100, 200]) {
  const times: number[] = [];
  let optimal = 0;
  let containers = 0;
  let over = 0;
  const runs = count <= 50 ? 20 : 5;
  for (let run = 0; run < runs; run += 1) {
    const consignments = consignmentsOf(count, run + 1);
    const began = performance.now();
    const plan = planConsignments({ consignments }, builtInList);
    times.push(performance.now() - began);
    optimal += plan.optimal ? 1 : 0;
    containers += plan.containers.length;
    over += plan.containers.length - plan.atLeast;
  }
  times.sort((a, b) => a - b);
  const [median = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  process.stdout.write(
    `${count} consignments: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms; ${optimal} of ${runs} proven best; ` +
      `${(containers / runs).toFixed(1)} containers on average, ${(over / runs).toFixed(2)} above the proven least\n`,
  );
}
