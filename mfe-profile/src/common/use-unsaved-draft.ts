import { useDirtyLease } from '@jobharbor/shared/remote';

/**
 * Unsaved input that is stored as a draft. The shell asks before another page of the site, the browser before the tab is
 * closed or reloaded.
 */
export function useUnsavedDraft(isDirty: boolean, reason: string): void {
  useDirtyLease(isDirty, reason, 'stored');
}
