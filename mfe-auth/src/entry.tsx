import { createLifecycles, pathBelow, type RemoteProps } from '@jobharbor/shared/remote';
import { App, loadPageAt } from './app.tsx';
// A style of server-rendered pages is linked with the entry. In the page's own chunk it would load after its HTML.
import './features/read-policy/read-policy.css';

const loadPage = ({ navigation, locale }: RemoteProps) =>
  loadPageAt(pathBelow(locale.getState(), navigation.current().pathname));

export const { bootstrap, mount, unmount } = createLifecycles(App, loadPage);
