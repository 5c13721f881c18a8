import { readServedState } from '@jobharbor/shared/domain/jobs';
import { createLifecycles, pathBelow, type RemoteProps, unpackState } from '@jobharbor/shared/remote';
import { App, loadPageAt } from './app.tsx';
// Styles of server-rendered pages are linked with the entry. In a page's own chunk they would load after its HTML.
import './common/companies/employer-reply.css';
import './common/country-chart.css';
import './features/browse-home/coast.css';
import './features/browse-home/home.css';
import './features/browse-home/categories.css';
import './features/view-job/job.css';
import './features/view-job/job-actions.css';
import './features/view-job/job-sections.css';
import './features/view-job/pay-comparison-card.css';
import './features/browse-collection/browse-collection.css';
import './features/browse-companies/browse-companies.css';
import './features/convert-currency/convert-currency.css';
import './features/explore-pay/explore-pay.css';
import './features/hide-job/hide-job.css';
import './features/view-company/view-company.css';
import './features/welcome-talents/welcome-talents.css';
import './features/about-site/explain-vip.css';
import './features/about-site/send-feedback.css';
import './features/view-job/office-hours.css';

const loadPage = ({ navigation, locale }: RemoteProps) => {
  const { pathname, search } = navigation.current();
  return loadPageAt(pathBelow(locale.getState(), pathname), search);
};

const unpack = (served: unknown, props: RemoteProps) => unpackState(readServedState(served, props));

export const { bootstrap, mount, unmount } = createLifecycles(App, loadPage, unpack);
