import type { Mounted } from './mount-remote.ts';

/** The mark in the browser's timeline at which a page that was left is gone: what checks its leaving waits for. */
const pageLeft = 'jh:page-left';

/** Milliseconds in which the next page is drawn and seen. */
const untilSeen = 100;

/**
 * Takes down what has left the document: after the next page can be seen, since nobody waits for the end of the last
 * one; at most one is left standing so.
 */
export function createLeaving(): { add(mounted: Mounted | null | undefined): void } {
  let takeDown = () => {};
  return {
    add(mounted) {
      takeDown();
      if (!mounted) return;
      const timer = setTimeout(() => takeDown(), untilSeen);
      takeDown = () => {
        clearTimeout(timer);
        takeDown = () => {};
        void mounted.unmount().then(() => {
          performance.clearMarks(pageLeft);
          performance.mark(pageLeft);
        });
      };
    },
  };
}
