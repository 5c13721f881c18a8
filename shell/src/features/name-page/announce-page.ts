import { afterPaint } from '@jobharbor/shared/browser/after-paint';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Text of the frame's live region after navigation. */
export interface Announcement {
  store: StoreApi<{ text: string }>;
  /**
   * Announces the page's title and moves focus to its heading, unless the page or the person has set focus. The focus
   * moves after the page is painted: it would lay out the page within the task that draws it.
   */
  announce(title: string, place: HTMLElement): void;
  /**
   * Whether the announced heading was removed, and the focus with it. The leaving page changed its title again, so it was
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
      const before = document.activeElement;
      if (place.contains(before)) return;
      const heading = place.querySelector<HTMLElement>('h1') ?? place;
      announced = heading;
      void afterPaint().then(() => {
        const { activeElement, body } = document;
        if (announced !== heading || (activeElement !== before && activeElement !== body)) return;
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    },
    isLost: () => announced?.isConnected === false && document.activeElement === document.body,
  };
}
