import { nextTask } from '@jobharbor/shared/remote';
import { withTimeLimit } from './time-limit.ts';

type Cleaner = typeof import('./clean-page.ts');
const timeLimit = 2_000;
let cleaner: Cleaner | undefined;

/** The cleaner, if its code is loaded. */
export const loadedCleaner = (): Cleaner | undefined => cleaner;

/**
 * Calls `clean` with the cleaner, whose code loads after the first mount, with the rest of the shell. Without its code nothing
 * is cleaned. Never rejects, and settles within its time limit.
 */
export async function whenCleaner(clean: (cleaner: Cleaner) => void): Promise<void> {
  try {
    if (!cleaner) {
      // In a task of its own: a page that has mounted is ready before more is requested.
      await nextTask();
      const loaded = await withTimeLimit(
        timeLimit,
        'Cleaning up',
        import(/* webpackChunkName: "rest" */ './clean-page.ts'),
      );
      // Evaluating the imported module took this task; the next step gets one of its own.
      await nextTask();
      cleaner ??= loaded;
    }
  } catch {
    return;
  }
  clean(cleaner);
}
