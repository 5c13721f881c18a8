import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LazyMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFilterLists } from '../../../common/search-form/filter-lists.ts';
import { shorten } from '../../../common/search-form/shorten.ts';
import { choiceNames, type ResultsSearch, withoutFilters, writeAddress } from '../address.ts';
import { shortValue } from '../filters/short-value.ts';
import { type DroppableName, droppedName, withoutFilter } from '../job-query.ts';

const maxName = 40;

interface Suggestion {
  fields: readonly DroppableName[];
  /** The remaining query, if words are removed. */
  query?: string;
  /** Of that query, if it consists of options. */
  name?: string | undefined;
  to: string;
  total: number;
}

/** Empty result: which words or filters to remove, each with the resulting number of jobs. */
export function NoResults({ filters, found }: { filters: ResultsSearch; found: JobPage }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists } = useFilterLists();
  const startOver = `/jobs${writeAddress({ filters: { ...withoutFilters(filters), q: '' } })}`;
  const suggestions = suggestionsOf(filters, found);
  const { unmatched_words: unmatched = [] } = found;
  const nameOf = (field: DroppableName) =>
    field === 'q' ? t('filter.text', { query: shorten(filters.q, maxName) }) : t(`filter.${field}`);
  /** "Job type: any · Jurong East": one filter that goes, and the values that stay; undefined where that says too little. */
  const anyOf = (fields: readonly DroppableName[], { q }: ResultsSearch) => {
    const [field] = fields;
    if (lists === undefined || fields.length > 1 || field === undefined || field === 'q') return undefined;
    const values = choiceNames
      .filter((name) => name !== field)
      .flatMap((name) => shortValue(tag, name, filters, lists) ?? []);
    if (values.length === 0) return undefined;
    const words = q === '' ? [] : [nameOf('q')];
    return [t('results.anyOf', { name: nameOf(field) }), ...words, ...values].join(' · ');
  };
  const labelOf = ({ fields, query, name, to }: Suggestion) => {
    if (to === startOver) return t('results.startOver');
    if (name !== undefined) return t('results.allOf', { name });
    if (query !== undefined) return t('results.titleFor', { query: shorten(query, maxName) });
    return anyOf(fields, filters) ?? t('results.drop', { name: formatList(tag, fields.map(nameOf)) });
  };
  return (
    <EmptyState
      motif={<LazyMotif name="chart" />}
      title={t('results.none')}
      actions={
        <>
          {suggestions.map((suggestion, index) => (
            <ButtonLink
              key={suggestion.to}
              variant={index === 0 ? 'primary' : 'secondary'}
              render={<Link to={suggestion.to} />}
            >
              <span>
                {labelOf(suggestion)}
                <span suppressHydrationWarning> · {t('results.count', { count: suggestion.total })}</span>
              </span>
            </ButtonLink>
          ))}
          {suggestions.length === 0 && (
            <ButtonLink render={<Link to={startOver} />}>{t('results.startOver')}</ButtonLink>
          )}
        </>
      }
    >
      <p>
        {unmatched.length > 0
          ? t('results.unmatched', { words: shorten(formatList(tag, unmatched), maxName) })
          : t('results.noneHint')}
      </p>
    </EmptyState>
  );
}

/** The API's suggestions that the page has filters for, deduplicated. */
function suggestionsOf(
  filters: ResultsSearch,
  { rescue, ways_out, shorter_queries = [] }: JobPage,
): Suggestion[] {
  const offered = ways_out ?? (rescue ? [{ drop: [rescue.drop], total: rescue.total }] : []);
  const suggestions = offered.flatMap(({ drop, total }): Suggestion[] => {
    const fields = drop.map(droppedName).filter((field) => field !== undefined);
    if (fields.length < drop.length) return [];
    const own = [...new Set(fields)];
    return [
      { fields: own, to: `/jobs${writeAddress({ filters: own.reduce(withoutFilter, filters) })}`, total },
    ];
  });
  const shorter = shorter_queries.map(
    ({ query, total, name }): Suggestion => ({
      fields: ['q'],
      query,
      name,
      to: `/jobs${writeAddress({ filters: { ...filters, q: query } })}`,
      total,
    }),
  );
  return [...new Map([...shorter, ...suggestions].map((suggestion) => [suggestion.to, suggestion])).values()];
}
