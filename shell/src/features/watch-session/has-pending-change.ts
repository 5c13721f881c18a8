import { tabStore } from '@jobharbor/shared/browser/storage';

/** Whether an earlier document of this tab has stored a change that waits for signing in (`held-change.ts`). */
export function hasPendingChange(): boolean {
  return tabStore.getItem('jh-held-change') !== null;
}
