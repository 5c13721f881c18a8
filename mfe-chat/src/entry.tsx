import { createLifecycles, unpackState, userOf } from '@jobharbor/shared/remote';
import { App, loadList } from './app.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(
  App,
  // Of a page that the browser renders, the code loads within it.
  async ({ serverState, session }) => {
    if (serverState) await loadList(userOf(session.getState()));
  },
  unpackState,
);
