import { createClient } from '@agent-rate/client';

const HEAD = 'POL,POD,Carrier,40HC,BAF,Currency,Valid from,Valid to';
const DAY_MILLISECONDS = 86_400_000;

/** Publishes three sheets for one lane one after the other. Gives the moment of each. */
export async function publishPriceHistory(
  url: string,
  key: string,
): Promise<Record<'october' | 'november' | 'december', string>> {
  const client = createClient({ baseUrl: url, key });
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const publish = async (name: string, rows: readonly string[]) => {
    const text = [HEAD, ...rows.map((row) => `Shanghai,Rotterdam,${row},USD,${day(-60)},${day(60)}`)].join('\n');
    const sheet = await client.call('import-rate-sheet', { files: [{ name, bytes: new TextEncoder().encode(text) }] });
    const { publishedAt } = await client.call('publish-rate-sheet', { path: { id: sheet.id } });
    if (publishedAt === null) throw new Error('a small sheet is published at once');
    return publishedAt;
  };
  return {
    october: await publish('october.csv', ['MSC,2050,180', 'Maersk,2210,200', 'CMA CGM,1990,150']),
    november: await publish('november.csv', ['MSC,1800,180', 'Maersk,2150,200']),
    december: await publish('december.csv', ['MSC,1980,210']),
  };
}
