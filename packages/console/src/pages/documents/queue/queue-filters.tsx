import { FilterForm } from '../../../parts/filter-form.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { type DocumentFilters, readDocumentFilters } from '../document-filters.ts';
import { documentsWords } from '../documents-words.ts';

type Props = { readonly filters: DocumentFilters; readonly onChoose: (filters: DocumentFilters) => void };

/** Asks what the queue shows. */
export function QueueFilters({ filters, onChoose }: Props) {
  const texts = useAreaWords(documentsWords);
  return (
    <FilterForm
      filters={filters}
      choices={[
        { name: 'status', label: texts.filters.status, all: texts.all, values: texts.stage },
        { name: 'type', label: texts.filters.type, all: texts.all, values: texts.type },
      ]}
      onChoose={(values) => onChoose(readDocumentFilters(values))}
      before={
        <label className="field">
          <span>{texts.search}</span>
          <input name="search" type="search" defaultValue={filters.search ?? ''} size={28} maxLength={200} />
        </label>
      }
    />
  );
}
