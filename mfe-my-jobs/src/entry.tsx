import { createLifecycles, pathBelow, unpackState } from '@jobharbor/shared/remote';
import { App, loadPageAt } from './app.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(
  App,
  ({ navigation, locale }) => loadPageAt(pathBelow(locale.getState(), navigation.current().pathname)),
  unpackState,
);
