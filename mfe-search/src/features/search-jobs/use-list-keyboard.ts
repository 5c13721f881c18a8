import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** History entry → id of the job whose card had the focus. */
const focusedByEntry = new Map<string, string>();

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-job]')];

/**
 * Keyboard handlers of a list of cards: arrow up and down, Home and End move the focus. Going back to a history entry
 * restores the focus to its card.
 */
export function useListKeyboard(
  list: RefObject<HTMLElement | null>,
  entry: string,
  onMove: (jobId: number) => void,
) {
  const firstEntry = useRef(entry);
  useEffect(() => {
    const id = focusedByEntry.get(firstEntry.current);
    list.current?.querySelector<HTMLElement>(`[data-job="${id}"]`)?.focus({ preventScroll: true });
  }, [list]);

  return {
    onFocus(event: FocusEvent) {
      const id = event.target instanceof HTMLElement ? event.target.dataset.job : undefined;
      if (id) focusedByEntry.set(entry, id);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = linksIn(event.currentTarget);
      const here = links.indexOf(event.target as HTMLElement);
      if (here < 0) return;
      const targets: Record<string, number> = {
        ArrowDown: here + 1,
        ArrowUp: here - 1,
        Home: 0,
        End: links.length - 1,
      };
      const next = links[targets[event.key] ?? -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
      onMove(Number(next.dataset.job));
    },
  };
}
