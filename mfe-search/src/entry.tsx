import { baseOf, createLifecycles, type RemoteProps, unpackState } from '@jobharbor/shared/remote';
import { App, loadPageAt } from './app.tsx';
// Styles of server-rendered pages are linked with the entry. In a page's own chunk they would load after its HTML.
import './common/country-chart.css';
import './features/browse-home/coast.css';
import './features/browse-home/home.css';
import './features/browse-home/categories.css';
import './features/view-job/job.css';
import './features/view-job/job-actions.css';
import './features/view-job/job-sections.css';
import './features/view-job/pay-comparison-card.css';

const loadPage = ({ navigation, locale }: RemoteProps) => {
  const { pathname, search } = navigation.current();
  return loadPageAt(pathname.slice(baseOf(locale.getState()).length), search);
};

export const { bootstrap, mount, unmount } = createLifecycles(App, loadPage, unpackState);
