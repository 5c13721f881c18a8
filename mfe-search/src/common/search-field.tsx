import type { Option } from '@jobharbor/shared/contracts/primitives';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { SearchBox, type Suggestion } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestJobTitles } from './calls.ts';
import { useFilterLists } from './filter-lists.ts';
import { suggestPlaces } from './suggest-places.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

export type SearchFieldProps = {
  /** Text of the current search; a change replaces what is typed. */
  query: string;
  large?: boolean;
  /** A search keeps filters, which the counts of suggested titles do not know: they are left out. */
  isFiltered?: boolean;
  onSearch: (query: string) => void;
  onPlace: (place: Option) => void;
};

type Suggested = Suggestion & { place?: Option };

const debounceDelay = 150;
const minLetters = 2;

/** The search field, which suggests titles and places. Without script it is the plain field `q` of its form. */
export function SearchField({ query, large, isFiltered, onSearch, onPlace }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    setTyped(query);
  }
  const debounced = useDebouncedValue(typed.trim(), debounceDelay);
  const titles = useCall(
    suggestJobTitles,
    { query: { query: debounced, size: 5 } },
    {
      enabled: debounced.length >= minLetters && debounced !== query,
      placeholderData: keepPreviousData,
    },
  );
  const { data: lists } = useFilterLists();
  const hasTyped = typed.trim() !== '' && typed !== query;
  const places = hasTyped ? suggestPlaces(lists, typed) : [];
  const suggestions: Suggested[] = hasTyped
    ? [
        ...(titles.data?.job_titles ?? []).map(({ value, count }) => ({
          id: `t-${value}`,
          text: value,
          detail: isFiltered ? undefined : formatNumber(tag, count),
          icon: <Search />,
        })),
        ...places.map((place) => ({
          id: `p-${place.id}`,
          text: place.value,
          detail: t('search.place'),
          icon: <MapPin />,
          place,
        })),
      ]
    : [];
  return (
    <SearchBox
      name="q"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLength={200}
      large={large}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      listLabel={t('search.suggestions')}
      clearLabel={t('search.clear')}
      announcement={t('search.suggestionCount', { count: suggestions.length })}
      onChoose={({ text, place }) => (place ? onPlace(place) : onSearch(text))}
    />
  );
}
