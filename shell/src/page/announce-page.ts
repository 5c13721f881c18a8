import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the frame's live region says after a change of page. */
export interface Announcement {
  store: StoreApi<{ text: string }>;
  /** Says the page's name and moves focus to its heading, unless the page has put it somewhere itself. */
  announce(title: string, place: HTMLElement): void;
}

export function createAnnouncement(): Announcement {
  const store = createStore(() => ({ text: '' }));
  return {
    store,
    announce(title, place) {
      store.setState({ text: title });
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== document.body && place.contains(focused)) return;
      const heading = place.querySelector<HTMLElement>('h1') ?? place;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
  };
}
