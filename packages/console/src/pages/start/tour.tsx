import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { allows, type Session } from '../../session/session.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { startWords } from './start-words.ts';

/** The first three steps, for an administrator of a service without any rate sheet. */
export function Tour({ session }: { readonly session: Session }) {
  const texts = useAreaWords(startWords);
  const sheets = useQuery({
    queryKey: ['any-sheet'],
    queryFn: ({ signal }) => client.call('list-rate-sheets', { query: { per_page: 1 }, signal }),
    enabled: allows(session, 'admin'),
  });
  if (sheets.data?.meta.total !== 0) return null;
  return (
    <section className="card">
      <h2>{texts.tour}</h2>
      <ol>
        <li>
          <Link to="/sheets">{texts.tourSheet}</Link>
        </li>
        <li>
          <Link to="/documents">{texts.tourDocument}</Link>
        </li>
        <li>
          <Link to="/administration">{texts.tourKey}</Link>
        </li>
      </ol>
    </section>
  );
}
