import pg from 'pg';
import { tradeNames } from './make-rates.ts';
import { pickSkewed, seededRandom } from './seeded-random.ts';

const CONNECTIONS = 32;
const LANE = {
  name: 'lane',
  text: `select r.*, count(*) over () as total from rates r
    where r.known_to is null and r.origin = $1 and r.destination = $2 and r.carrier = $3 and r.valid_to >= current_date
    order by r.currency, r.base_minor, r.id limit 20`,
};

/** PostgreSQL with the statement of a lane and carrier, prepared, on 32 connections, and no service before it. */
export async function measurePostgres(url: string, seconds: number): Promise<number> {
  const { ports, carriers } = tradeNames();
  const random = seededRandom(11);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client({ connectionString: url, application_name: 'bench' });
      await client.connect();
      return client;
    }),
  );
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = async (client: pg.Client) => {
    while (performance.now() < until) {
      const values = [
        pickSkewed(ports, random).code,
        pickSkewed(ports, random).code,
        pickSkewed(carriers, random).scac,
      ];
      await client.query({ ...LANE, values });
      answers += 1;
    }
  };
  await Promise.all(clients.map(ask));
  await Promise.all(clients.map((client) => client.end()));
  return answers / seconds;
}
