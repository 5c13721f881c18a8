import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method (Japanese, Chinese, ...) that is still composing.
 * Safari ends the composition before it sends Enter and marks that Enter only by the old code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/**
 * An `onKeyDown` for Enter without modifiers and outside of IME composition. The default (a new line, a submit) is
 * prevented.
 */
export function useEnterKey<T extends HTMLElement>(onEnter: (event: KeyboardEvent<T>) => void) {
  return (event: KeyboardEvent<T>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isComposing(event)) return;
    event.preventDefault();
    onEnter(event);
  };
}
