import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { formatNumber } from '@jobharbor/shared/i18n';
import { lazyCall, useCall, useLocale } from '@jobharbor/shared/remote';
import type { Suggestion } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Building from 'lucide-react/icons/building';
import Eraser from 'lucide-react/icons/eraser';
import History from 'lucide-react/icons/history';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterLists } from './filter-lists.ts';
import { clearRecentSearches, readRecentSearches } from './recent-searches.ts';
import { suggestPlaces } from './suggest-places.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

const suggestTitlesAndCompanies = lazyCall(
  { id: 'GET /company/combined_search_suggestion', access: 'public' },
  async () =>
    (
      await import(
        /* webpackChunkName: "suggest" */ '@jobharbor/shared/calls/company/suggest-titles-and-companies'
      )
    ).suggestTitlesAndCompanies,
);

/** Action of a suggestion; default: a search for its text. */
export type SearchSuggestion = Suggestion & {
  place?: Option;
  /** Path of the results of one company. */
  path?: string;
  clears?: () => void;
};

export type SearchSuggesterProps = {
  /** Text of the current search. */
  query: string;
  typed: string;
  isFiltered: boolean | undefined;
  onSuggestions: (suggestions: SearchSuggestion[]) => void;
};

const debounceDelay = 150;
const minLetters = 2;
const maxCompanies = 3;

/**
 * Provides the suggestions of a search field: recent searches while it is empty, then titles, companies and places.
 * Renders nothing; loaded when the field is first used.
 */
export function SearchSuggester({ query, typed, isFiltered, onSuggestions }: SearchSuggesterProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const [recent, setRecent] = useState(readRecentSearches);
  const blocked = useBlockedCompanies();
  const { data: lists } = useFilterLists();
  const debounced = useDebouncedValue(typed.trim(), debounceDelay);
  const { data: found } = useCall(
    suggestTitlesAndCompanies,
    { query: { query: debounced, size: 5 } },
    { enabled: debounced.length >= minLetters && debounced !== query, placeholderData: keepPreviousData },
  );
  const text = typed.trim();
  const suggestions = useMemo((): SearchSuggestion[] => {
    if (text === '') {
      if (recent.length === 0) return [];
      const clears = () => {
        clearRecentSearches();
        setRecent([]);
      };
      return [
        ...recent.map((one) => ({ id: `r-${one}`, text: one, icon: <History /> })),
        { id: 'clear', text: '', content: t('search.clearRecent'), icon: <Eraser />, clears },
      ];
    }
    if (text === query) return [];
    const count = (jobs: number) => (isFiltered ? undefined : formatNumber(tag, jobs));
    return [
      ...(found?.job_titles ?? []).map(({ value, count: jobs }) => ({
        id: `t-${value}`,
        text: value,
        detail: count(jobs),
        icon: <Search />,
      })),
      ...(found?.companies ?? [])
        .filter(({ id, open_jobs }) => open_jobs > 0 && !blocked.includes(id))
        .slice(0, maxCompanies)
        .map(({ id, name, open_jobs }) => ({
          id: `c-${id}`,
          text: name,
          // The link drops other filters, so that the count is right.
          detail: formatNumber(tag, open_jobs),
          icon: <Building />,
          path: `/jobs?company=${id}`,
        })),
      ...suggestPlaces(lists, text).map((place) => ({
        id: `p-${place.id}`,
        text: place.value,
        detail: t('search.place'),
        icon: <MapPin />,
        place,
      })),
    ];
  }, [text, query, found, lists, recent, blocked, isFiltered, tag, t]);
  useEffect(() => onSuggestions(suggestions), [suggestions, onSuggestions]);
  return null;
}
