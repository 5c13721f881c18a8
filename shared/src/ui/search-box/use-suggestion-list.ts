import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../field/use-enter-key.ts';

type SuggestionList<T> = {
  suggestions: readonly T[];
  onChoose: (suggestion: T) => void;
};

/**
 * State and keyboard handling of the suggestions: the WAI-ARIA combobox with a listbox. Focus stays in the input;
 * `aria-activedescendant` names the active option.
 */
export function useSuggestionList<T>({ suggestions, onChoose }: SuggestionList<T>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const last = suggestions.length - 1;
  const isOpen = isWanted && last >= 0;
  const active = isOpen && marked <= last ? marked : -1;

  const close = () => {
    setWanted(false);
    setMarked(-1);
  };
  const open = (at = -1) => {
    setWanted(true);
    setMarked(at);
  };
  const choose = (index: number) => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    close();
    onChoose(suggestion);
  };

  const moves: Record<string, (() => void) | undefined> = {
    ArrowDown: () => open(!isOpen ? 0 : active === last ? -1 : active + 1),
    ArrowUp: () => open(!isOpen || active === -1 ? last : active - 1),
    // Without an active option, Home, End and Enter keep their default action.
    Home: active >= 0 ? () => setMarked(0) : undefined,
    End: active >= 0 ? () => setMarked(last) : undefined,
    Enter: active >= 0 ? () => choose(active) : undefined,
    Escape: isOpen ? close : undefined,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') close();
    if (event.key === 'Enter' && active < 0) close();
    const move = last >= 0 ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    isOpen,
    active,
    open,
    close,
    choose,
    listId,
    optionId,
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}
