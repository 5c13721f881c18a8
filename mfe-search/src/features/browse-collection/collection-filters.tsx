import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { FacetField, Facets } from '@jobharbor/shared/contracts/search';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type FilterLists, useFilterLists } from '../../common/filter-lists.ts';
import { type Collection, collectionResults } from './collection-query.ts';

const maxOptions = 8;

interface Group {
  name: 'openTo' | 'hours' | 'category' | 'experience' | 'type' | 'language';
  facet: FacetField;
  list: (lists: FilterLists) => readonly Option[];
}

const groups: readonly Group[] = [
  { name: 'category', facet: 'job_categories', list: (lists) => lists.job_category_lists },
  { name: 'experience', facet: 'xp_lvls', list: (lists) => lists.xp_lvls },
  { name: 'type', facet: 'job_types', list: (lists) => lists.job_types },
  { name: 'language', facet: 'languages', list: (lists) => lists.ad_languages },
];

const groupsOf: Record<Collection, readonly Group[]> = {
  remote: [
    { name: 'openTo', facet: 'applicant_countries', list: (lists) => lists.applicant_countries ?? [] },
    { name: 'hours', facet: 'shared_hours', list: (lists) => lists.shared_hours ?? [] },
    ...groups,
  ],
  web3: groups,
};

/** Number of filters above the jobs: with more, a phone's first screen would show no job. */
const filtersAboveJobs = 2;

export interface CollectionFiltersProps {
  collection: Collection;
  facets: Facets;
  part: 'above-jobs' | 'below-jobs';
}

/** Links that narrow the collection by one filter, each with its number of jobs. */
export function CollectionFilters({ collection, facets, part }: CollectionFiltersProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists } = useFilterLists();
  if (!lists) return null;
  const offered = groupsOf[collection]
    .map(({ name, facet, list }) => ({ name, options: countedOptions(list(lists), facets[facet]) }))
    .filter(({ options }) => options.length > 0);
  const shown = part === 'above-jobs' ? offered.slice(0, filtersAboveJobs) : offered.slice(filtersAboveJobs);
  if (shown.length === 0) return null;
  return (
    <div className="jhs-collection__filters">
      {shown.map(({ name, options }) => (
        <nav key={name} aria-labelledby={`jhs-collection-${name}`}>
          <h2 id={`jhs-collection-${name}`} className="jhs-collection__group">
            {t(`filter.${name}`)}
          </h2>
          <ul className="jh-chips jh-chips--row jhs-plain-list">
            {options.map(({ id, value, seo_value, count }) => (
              <li key={id}>
                <Chip render={<Link to={collectionResults(collection, { [name]: seo_value })} />}>
                  <bdi>{value}</bdi>{' '}
                  <span className="jh-quiet" suppressHydrationWarning>
                    {formatNumber(tag, count)}
                  </span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

/** The options with most jobs, at most `maxOptions`. */
function countedOptions(list: readonly Option[], facet: Facets['job_types']) {
  const counts = new Map(facet.map(({ id, count }) => [id, count]));
  return list
    .map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxOptions);
}
