import type { Notice } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** State of the notification bar. `shownAt` differs each time, so that a repeated text is announced again. */
export interface NotificationState {
  notice: (Notice & { shownAt: number }) | null;
}

export interface Notifications {
  store: StoreApi<NotificationState>;
  show(notice: Notice): void;
  /** Hides the notice; with `about`, only the one with that key. */
  dismiss(about?: string): void;
}

const hideAfter = 3_000;

/**
 * Queue-less notifications: the latest replaces the previous one. Hides it after 3 s; a `danger` notice and one that `stays`
 * are shown until dismissed.
 */
export function createNotifications(): Notifications {
  const store = createStore<NotificationState>(() => ({ notice: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = (about?: string) => {
    if (about !== undefined && store.getState().notice?.about !== about) return;
    clearTimeout(timer);
    store.setState({ notice: null });
  };
  return {
    store,
    show(notice) {
      clearTimeout(timer);
      store.setState({ notice: { ...notice, shownAt: Date.now() } });
      if (notice.tone !== 'danger' && !notice.stays) timer = setTimeout(() => dismiss(), hideAfter);
    },
    dismiss,
  };
}
