/** "Yantian x Santos", "Kotka - Yokohama", "Shanghai → Hamburg", "Rauma to Shanghai", "上海至汉堡". */
const LANE = /^(.{2,40}?)(?:\s*(?:->|=>|[→⇒>]|–|—|至)\s*|\s+(?:-|to|x)\s+)(.{2,40})$/u;

/** "Shanghai-Hamburg": a single hyphen, which stands in names of ports, too. */
const HYPHENED = /^([^-–—]{3,40})-([^-–—]{3,40})$/u;

/** Both ends of a lane that one text names, as written; nothing is looked up. */
export function endsOfLane(text: string): { origin: string; destination: string } | undefined {
  const [, origin, destination] = LANE.exec(text.trim()) ?? HYPHENED.exec(text.trim()) ?? [];
  return origin === undefined || destination === undefined
    ? undefined
    : { origin: origin.trim(), destination: destination.trim() };
}
