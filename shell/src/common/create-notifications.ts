import type { Notice } from '@jobharbor/shared/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The notification bar's notice. `shownAt` differs each time, so that a repeated text is announced again. */
export interface NotificationState {
  notice: (Notice & { shownAt: number }) | null;
}

export interface Notifications {
  store: StoreApi<NotificationState>;
  show(notice: Notice): void;
  /** Hides the notice; with `about`, only one about the same. */
  dismiss(about?: string): void;
}

const hideAfter = 3_000;

/** Hides a notice 3 s after it was last shown; a `danger` notice stays until it is dismissed. */
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
      if (notice.tone !== 'danger') timer = setTimeout(() => dismiss(), hideAfter);
    },
    dismiss,
  };
}
