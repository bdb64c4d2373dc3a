import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { saveFile } from '../../api/save-file.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { ratesWords } from './rates-words.ts';
import type { Search } from './search.ts';

const FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
type Format = (typeof FORMATS)[number];

/** Saves every rate of the search as a file. A transfer that breaks off saves nothing and says so. */
export function DownloadRates({ search }: { readonly search: Search }) {
  const texts = useAreaWords(ratesWords);
  const saving = useMutation({
    mutationFn: async (format: Format) => {
      // A file has the prices in their own currencies.
      const { convert_to: _currency, ...filters } = search;
      const { body, fileName, contentType } = await client.stream('export-rates', { query: { ...filters, format } });
      const blob = await new Response(body, { headers: { 'content-type': contentType } }).blob();
      saveFile(blob, fileName ?? `rates.${format}`);
    },
  });
  return (
    <>
      <fieldset className="downloads">
        <legend>{texts.download}</legend>
        {FORMATS.map((format) => (
          <button key={format} type="button" disabled={saving.isPending} onClick={() => saving.mutate(format)}>
            {saving.isPending && saving.variables === format ? texts.saving : texts.formats[format]}
          </button>
        ))}
      </fieldset>
      {saving.isError ? (
        <ProblemNotice error={saving.error} retry={() => saving.variables && saving.mutate(saving.variables)} />
      ) : null}
    </>
  );
}
