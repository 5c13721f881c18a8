import { type ReactNode, useEffect } from 'react';
import type { useSuggestionList } from './use-suggestion-list.ts';

export type Suggestion = {
  id: string;
  /** Text that the field gets when it is chosen. */
  text: string;
  /** Rendered content, e.g. with the match highlighted; default: `text`. */
  content?: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: what kind of thing it is. */
  detail?: ReactNode;
};

type SuggestionListProps = {
  label: string;
  suggestions: readonly Suggestion[];
  list: Pick<ReturnType<typeof useSuggestionList>, 'active' | 'choose' | 'isOpen' | 'listId' | 'optionId'>;
};

/** Listbox of a search box. It is never focused: the keys of the input move through it. */
export function SuggestionList({ label, suggestions, list }: SuggestionListProps) {
  const activeId = list.active >= 0 ? list.optionId(list.active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      className="jh-search-box__list"
      id={list.listId}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={!list.isOpen}
      // Prevents the input from losing focus, which would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {list.isOpen &&
        suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the input, which keeps the focus
          <div
            key={suggestion.id}
            id={list.optionId(index)}
            className="jh-search-box__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            onClick={() => list.choose(index)}
          >
            {suggestion.icon}
            <bdi>{suggestion.content ?? suggestion.text}</bdi>
            {suggestion.detail && <span className="jh-search-box__detail">{suggestion.detail}</span>}
          </div>
        ))}
    </div>
  );
}
