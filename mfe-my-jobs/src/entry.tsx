import { createLifecycles, pathBelow, unpackState } from '@jobharbor/shared/remote';
import { App, loadPageAt } from './app.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(
  App,
  // Of a page that the browser renders, the code loads within it.
  async ({ serverState, navigation, locale }) => {
    if (serverState) await loadPageAt(pathBelow(locale.getState(), navigation.current().pathname));
  },
  unpackState,
);
