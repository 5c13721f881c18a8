import type { Mounted } from './mount-remote.ts';

/** Performance mark: the previous page is unmounted; leak checks wait for it. */
const pageLeft = 'jh:page-left';

/** Milliseconds for rendering and painting the next page. */
const paintDelay = 100;

/**
 * Unmounts a page that has left the document after the next page has been painted, so that navigation does not wait
 * for it. At most one page is pending: adding another unmounts it at once.
 */
export function createDeferredUnmount(): { add(mounted: Mounted | null | undefined): void } {
  let unmountPending = () => {};
  return {
    add(mounted) {
      unmountPending();
      if (!mounted) return;
      const timer = setTimeout(() => unmountPending(), paintDelay);
      unmountPending = () => {
        clearTimeout(timer);
        unmountPending = () => {};
        void mounted.unmount().then(() => {
          performance.clearMarks(pageLeft);
          performance.mark(pageLeft);
        });
      };
    },
  };
}
