import { setServedFlags } from '@jobharbor/shared/domain/jobs';
import { packState } from '@jobharbor/shared/remote';
import { createServerRender, type Preparation, type Prepared } from '@jobharbor/shared/remote/server';
import { App, loadPageAt } from './app.tsx';
import { collectionAt } from './features/browse-collection/collections.ts';
import { prepareCollection } from './features/browse-collection/prepare-collection.ts';
import { prepareCompanies } from './features/browse-companies/prepare-companies.ts';
import { prepareHome } from './features/browse-home/prepare-home.ts';
import { prepareConverter } from './features/convert-currency/prepare-converter.ts';
import { preparePay } from './features/explore-pay/prepare-pay.ts';
import { prepareResults } from './features/search-jobs/prepare-results.ts';
import { loadNotices } from './features/search-jobs/results-view.tsx';
import { prepareCompany } from './features/view-company/prepare-company.ts';
import { prepareJob } from './features/view-job/prepare-job.ts';
import { prepareTalents } from './features/welcome-talents/prepare-talents.ts';

/** Loads the page's chunk and data before the page is rendered. */
async function preparePage(preparation: Preparation): Promise<Prepared | undefined> {
  const { path, search } = preparation;
  // An empty list needs its notice also without text or filters: the country may have no jobs.
  await Promise.all([loadPageAt(path, search.toString()), loadNotices()]);
  const blocked = setServedFlags(preparation);
  const [, first, segment, subpage] = path.split('/');
  if (path === '/') return prepareHome(preparation);
  if (first === 'jobs') return prepareResults(preparation, blocked);
  const collection = collectionAt(first);
  if (collection) return prepareCollection(preparation, collection, blocked);
  if (first === 'currency-converter') return prepareConverter(preparation);
  if (first === 'salaries') return preparePay(preparation);
  if (first === 'talents') return prepareTalents(preparation);
  if (first === 'companies') return prepareCompanies(preparation, blocked);
  if (first === 'company' && segment !== undefined)
    return prepareCompany(preparation, decodeURIComponent(segment), subpage);
  if (first === 'job' && segment !== undefined) return prepareJob(preparation, decodeURIComponent(segment));
}

export const render = createServerRender('mfe-search', App, preparePage, packState);
