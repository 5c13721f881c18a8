import { baseOf, createLifecycles } from '@jobharbor/shared/remote';
import { App } from './app.tsx';
import { loadPageAt } from './pages/split-pages.ts';
import './styles.css';

export const { bootstrap, mount, unmount } = createLifecycles(App, ({ navigation, locale }) => {
  const { pathname, search } = navigation.current();
  return loadPageAt(pathname.slice(baseOf(locale.getState()).length), search);
});
