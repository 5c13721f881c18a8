import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import { SearchBox } from '@jobharbor/shared/ui';
import { type ComponentType, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SearchSuggesterProps, SearchSuggestion } from './search-suggester.tsx';

export type SearchFieldProps = {
  /** Text of the current search; a change replaces the input, but not the words that go on after it. */
  query: string;
  large?: boolean;
  /** Whether the search has filters: the counts of suggested titles, which ignore filters, are then hidden. */
  isFiltered?: boolean;
  onSearch: (query: string) => void;
  onPlace: (place: Option) => void;
};

/**
 * The search field with autocompletion: recent searches, titles, companies and places. Suggestions are loaded on focus.
 * Without script it is the plain field `q` of its form.
 */
export function SearchField({ query, large, isFiltered, onSearch, onPlace }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [suggestions, setSuggestions] = useState<SearchSuggestion[]>([]);
  const [Suggester, setSuggester] = useState<ComponentType<SearchSuggesterProps>>();
  // A key is seen first; what it suggests is rendered in slices.
  const sought = useDeferredValue(typed);
  if (lastQuery !== query) {
    setLastQuery(query);
    const isTypedOn = query && typed !== lastQuery && typed.startsWith(query);
    if (!isTypedOn) setTyped(query);
  }
  // If loading fails the field works as without script.
  const load = () =>
    void import(/* webpackChunkName: "suggest" */ './search-suggester.tsx').then(
      ({ SearchSuggester }) => setSuggester(() => SearchSuggester),
      () => {},
    );
  return (
    <>
      <SearchBox
        name="q"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={200}
        large={large}
        value={typed}
        onValueChange={setTyped}
        onFocus={load}
        opensEmpty
        suggestions={suggestions}
        listLabel={t('search.suggestions')}
        clearLabel={t('search.clear')}
        announcement={t('search.suggestionCount', { count: suggestions.length })}
        onChoose={({ text, place, path, clears }) => {
          if (clears) clears();
          else if (path) void navigate(path);
          else if (place) onPlace(place);
          else onSearch(text);
        }}
      />
      {Suggester && (
        <Suggester query={query} typed={sought} isFiltered={isFiltered} onSuggestions={setSuggestions} />
      )}
    </>
  );
}
