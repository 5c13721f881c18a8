import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { splitPage } from '@jobharbor/shared/remote';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { JobActionsProps } from './app-job-actions.tsx';
import { CardIcons } from './common/card-icons.tsx';
import { JobPageContext } from './common/job-news/open-job.tsx';
import { useJobFlagSync } from './common/job-news/use-job-flag-sync.ts';
import { useJobNews } from './common/job-news/use-job-news.ts';
import { PagePending } from './common/page-pending.tsx';
import type { LastSearch } from './common/search-form/recent-searches.ts';
import { SearchAlert } from './features/create-alert/search-alert.tsx';
import { SaveButton } from './features/save-job/save-button.tsx';
import { drawsOptions } from './features/search-jobs/address.ts';
import { fieldPanel } from './features/search-jobs/filters/filter-bar.tsx';
import { ResultsPage } from './features/search-jobs/results-page.tsx';
import { canCreateAlert, loadNotices } from './features/search-jobs/results-view.tsx';

const wholePage = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  splitPage(load, <PagePending />);
const home = wholePage(async () => (await import('./features/browse-home/home-page.tsx')).HomePage);
const actions = splitPage(
  async () => (await import(/* webpackChunkName: "job-actions" */ './app-job-actions.tsx')).JobActions,
);
// Actions that do not load fail at their place: the job can be read without them.
const loadActions = () => actions.load().catch(() => {});
// The actions of a job share the chunk of the page or pane that shows them.
const job = wholePage(async () => {
  const [{ JobPage }] = await Promise.all([import('./features/view-job/job-page.tsx'), loadActions()]);
  return JobPage;
});
const jobPane = wholePage(async () => {
  const [{ JobPane }] = await Promise.all([
    import(/* webpackChunkName: "job-actions" */ './features/view-job/job-pane.tsx'),
    loadActions(),
  ]);
  return JobPane;
});
const companies = wholePage(
  async () =>
    (await import(/* webpackChunkName: "companies" */ './features/browse-companies/companies-page.tsx'))
      .CompaniesPage,
);

// One chunk: each of its own would add its integrity hash to the first script.
const others = wholePage(
  async () => (await import(/* webpackChunkName: "more-pages" */ './app-other-pages.tsx')).OtherPages,
);

const company = wholePage(
  async () => (await import(/* webpackChunkName: "companies" */ './app-company-page.tsx')).AppCompanyPage,
);

const saveButton = (card: JobCard) => <SaveButton job={card} />;
// A failed load has no consequences: nothing else depends on it.
const onSettled = (query: string, search: LastSearch) =>
  void Promise.all([
    job.load(),
    import(/* webpackChunkName: "suggest" */ './common/search-form/recent-searches.ts').then(
      ({ recordRecentSearch }) => recordRecentSearch(query, search),
    ),
  ]).catch(() => {});
const searchAlert = (filters: AlertFilters) => <SearchAlert filters={filters} />;
const jobActions = (job: JobStatic, part: JobActionsProps['part']) => <actions.Page job={job} part={part} />;

/**
 * A component of its own: it renders again when the API confirms the session. The routes would do so with it, and what is
 * not hydrated yet would be hydrated in that task.
 */
function JobSync() {
  useJobFlagSync();
  useJobNews();
  return null;
}

/** Routes of the remote. Features do not import each other: what one shows of another is passed in here. */
export function App() {
  return (
    <JobPageContext value={job}>
      <JobSync />
      <CardIcons />
      <Routes>
        <Route path="/" element={<home.Page cardAction={saveButton} />} />
        <Route
          path="/jobs"
          element={
            <ResultsPage
              cardAction={saveButton}
              searchAction={searchAlert}
              onSettled={onSettled}
              renderPane={(pane) => <jobPane.Page {...pane} actions={jobActions} />}
            />
          }
        />
        <Route path="/companies" element={<companies.Page />} />
        <Route path="/company/:company/:section?" element={<company.Page cardAction={saveButton} />} />
        <Route path="/job/:job" element={<job.Page cardAction={saveButton} actions={jobActions} />} />
        <Route path="*" element={<others.Page cardAction={saveButton} />} />
      </Routes>
    </JobPageContext>
  );
}

/**
 * Loads the chunk of the page at an address, so that hydration matches the server's HTML. The results page is in the
 * entry, except for the pane beside the list.
 */
export async function loadPageAt(path: string, search: string): Promise<void> {
  const [, first, , third] = path.split('/');
  if (first === '') return home.load();
  if (first === 'job' && third === undefined) return job.load();
  if (first === 'companies') return companies.load();
  if (first === 'company') return company.load();
  if (first !== 'jobs') return others.load();
  const params = new URLSearchParams(search);
  await Promise.all([
    params.has('job') && jobPane.load(),
    drawsOptions(params) && fieldPanel.load(),
    canCreateAlert(params) && loadNotices(),
  ]);
}
