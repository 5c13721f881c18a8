import { createStore, type StoreApi } from 'zustand/vanilla';

/** Text of the frame's live region after navigation. */
export interface Announcement {
  store: StoreApi<{ text: string }>;
  /** Announces the page's title and moves focus to its heading, unless the page has set focus itself. */
  announce(title: string, place: HTMLElement): void;
  /**
   * Whether the focused heading was removed, and the focus with it. The leaving page changed its title again, so it was
   * announced instead of the next one.
   */
  isLost(): boolean;
}

export function createAnnouncement(): Announcement {
  const store = createStore(() => ({ text: '' }));
  let announced: HTMLElement | undefined;
  return {
    store,
    announce(title, place) {
      store.setState({ text: title });
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== document.body && place.contains(focused)) return;
      const heading = place.querySelector<HTMLElement>('h1') ?? place;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announced = heading;
    },
    isLost: () => announced?.isConnected === false && document.activeElement === document.body,
  };
}
