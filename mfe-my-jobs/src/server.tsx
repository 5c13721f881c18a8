import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { listApplications } from '@jobharbor/shared/domain/applications';
import { packState } from '@jobharbor/shared/remote';
import {
  createServerRender,
  type Preparation,
  type Prepared,
  prefetchOwn,
} from '@jobharbor/shared/remote/server';
import { App, loadPageAt } from './app.tsx';
import { savedJobsCall } from './common/list-calls.ts';
import { listQueryOf, readListAddress } from './common/use-list-address.ts';
import { shows as savedShows } from './features/list-saved-jobs/use-saved-jobs.ts';
import { shows as applicationShows } from './features/track-applications/applications-bar.tsx';

/** Loads a list and the code of its page before it is rendered. */
async function preparePage(preparation: Preparation): Promise<Prepared | undefined> {
  const { path, search } = preparation;
  if (path === '/my-jobs') return { redirect: '/my-jobs/saved' };
  await loadPageAt(path);
  if (path === '/my-jobs/saved') {
    const query = listQueryOf(readListAddress(search, savedShows));
    await Promise.all([
      prefetchOwn(preparation, savedJobsCall, { query }),
      prefetchOwn(preparation, getJobFlags),
    ]);
  }
  if (path === '/my-jobs/communicated') {
    const query = listQueryOf(readListAddress(search, applicationShows));
    await Promise.all([
      prefetchOwn(preparation, listApplications, { query }),
      prefetchOwn(preparation, getJobFlags),
    ]);
  }
}

export const render = createServerRender('mfe-my-jobs', App, preparePage, packState);
