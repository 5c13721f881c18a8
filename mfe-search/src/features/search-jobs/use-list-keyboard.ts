import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/** History entry → id of the job whose card had the focus, or was pressed. */
const focusedByEntry = new Map<string, string>();

/**
 * Keyboard handlers of a list of cards: arrow up and down, Home and End move the focus. Going back to a history entry
 * restores the focus to its card, unless the person has focused something else meanwhile. In the next frame, which lays the
 * page out anyway: at once, the task that renders the page would.
 */
export function useListKeyboard(
  list: RefObject<HTMLElement | null>,
  entry: string,
  onMove: (jobId: number) => void,
) {
  const firstEntry = useRef(entry);
  useEffect(() => {
    const id = focusedByEntry.get(firstEntry.current);
    requestAnimationFrame(() => {
      if (!document.activeElement?.contains(list.current)) return;
      list.current?.querySelector<HTMLElement>(`[data-job="${id}"]`)?.focus({ preventScroll: true });
    });
  }, [list]);

  const record = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-job]')?.dataset.job;
    if (id) focusedByEntry.set(entry, id);
  };

  return {
    onFocus: record,
    // A card that was pressed before hydration got its focus unseen; some browsers focus no link that is clicked.
    onClickCapture: record,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-job]')];
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
