import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { defaultSort, type ResultsSearch, sorts, writeAddress } from './address.ts';

/** Links that sort the list; each sort has its own URL. */
export function SortLinks({ filters }: { filters: ResultsSearch }) {
  const { t } = useTranslation('search');
  const current = filters.sort ?? defaultSort(filters);
  return (
    <nav className="jhs-sorts" aria-label={t('sort.label')}>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={`/jobs${writeAddress({ filters: { ...filters, sort } })}`}
          aria-current={sort === current ? 'true' : undefined}
        >
          {t(`sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}
