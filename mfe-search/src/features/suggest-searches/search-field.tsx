import type { Option } from '@jobharbor/shared/contracts/primitives';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { SearchBox, type Suggestion } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../jobs/use-settled.ts';
import { useFilterLists } from '../../lists/filter-lists.ts';
import { suggestPlaces } from './place-suggestions.ts';

export type SearchFieldProps = {
  /** What the address says; a new one replaces what is typed. */
  words: string;
  large?: boolean;
  onWords: (words: string) => void;
  onPlace: (place: Option) => void;
};

type Suggested = Suggestion & { place?: Option };

const typingPause = 150;
const fewestLetters = 2;

/** The one search field: words, titles and places. Without script it is the field `q` of its form. */
export function SearchField({ words, large, onWords, onPlace }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const { language, country } = useLocale();
  const [typed, setTyped] = useState(words);
  const [lastWords, setLastWords] = useState(words);
  if (lastWords !== words) {
    setLastWords(words);
    setTyped(words);
  }
  const asked = useSettled(typed.trim(), typingPause);
  const titles = useQuery({
    queryKey: ['search', 'titles', language.value, country.key, asked],
    queryFn: async ({ signal }) =>
      (await import('./api/suggest-titles.ts')).suggestTitles(http, asked, signal),
    enabled: asked.length >= fewestLetters && asked !== words,
    placeholderData: (before) => before,
  });
  const { data: lists } = useFilterLists();
  const hasTyped = typed.trim() !== '' && typed !== words;
  const places = hasTyped ? suggestPlaces(lists, typed) : [];
  const suggestions: Suggested[] = hasTyped
    ? [
        ...(titles.data ?? []).map(({ value, count }) => ({
          id: `t-${value}`,
          text: value,
          detail: formatNumber(language.value, count),
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
      onChoose={({ text, place }) => (place ? onPlace(place) : onWords(text))}
    />
  );
}
