import type { UnderstoodOption } from '@jobharbor/shared/contracts/search/search';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shorten } from '../../../common/search-form/shorten.ts';
import { type ResultsSearch, writeAddress } from '../address.ts';
import { droppedName } from '../job-query.ts';

const maxName = 40;

export type UnderstoodOptionsProps = { filters: ResultsSearch; options: readonly UnderstoodOption[] };

/** Chips of the places, arrangements and levels of experience in the words of the search, each a link to the other words. */
export function UnderstoodOptions({ filters, options }: UnderstoodOptionsProps) {
  const { t } = useTranslation('search');
  return (
    <ul className="jh-chips jhs-plain-list">
      {options.map(({ field: drop, name, text, rest }) => {
        const field = droppedName(drop);
        return (
          field &&
          field !== 'q' && (
            <li key={text}>
              <Link
                className="jh-chip jh-chip--on"
                to={`/jobs${writeAddress({ filters: { ...filters, q: rest } })}`}
              >
                <span>
                  {t(`filter.${field}`)}: <bdi>{name}</bdi>
                </span>{' '}
                <X role="img" aria-label={t('results.drop', { name: shorten(text, maxName) })} />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
