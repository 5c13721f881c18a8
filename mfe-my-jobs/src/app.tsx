import { lazyPart, PageSuspense, splitPage } from '@jobharbor/shared/remote';
import { PageSkeleton } from '@jobharbor/shared/ui';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CardListSkeleton } from './common/card-list-skeleton.tsx';
import { MyJobsLayout } from './common/my-jobs-layout.tsx';

const saved = splitPage(
  async () =>
    (await import(/* webpackChunkName: "saved-jobs" */ './features/list-saved-jobs/saved-jobs-page.tsx'))
      .SavedJobsPage,
  <CardListSkeleton />,
);
const applications = splitPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "applications" */ './features/track-applications/applications-page.tsx'
      )
    ).ApplicationsPage,
  <CardListSkeleton />,
);

const InterviewsPage = lazyPart(
  async () => (await import('./features/answer-interviews/interviews-page.tsx')).InterviewsPage,
);
const PreparePage = lazyPart(
  async () => (await import('./features/answer-interviews/prepare-page.tsx')).PreparePage,
);
const OffersPage = lazyPart(
  async () => (await import('./features/answer-offers/offers-page.tsx')).OffersPage,
);
const InterestsPage = lazyPart(
  async () => (await import('./features/list-interests/interests-page.tsx')).InterestsPage,
);
const ViewersPage = lazyPart(
  async () => (await import('./features/list-viewers/viewers-page.tsx')).ViewersPage,
);
const PicksPage = lazyPart(async () => (await import('./features/list-picks/picks-page.tsx')).PicksPage);
const AlertsPage = lazyPart(
  async () => (await import('./features/manage-alerts/alerts-page.tsx')).AlertsPage,
);
const SearchesPage = lazyPart(
  async () => (await import('./features/compare-searches/searches-page.tsx')).SearchesPage,
);
const ChangesPage = lazyPart(
  async () => (await import('./features/compare-searches/changes-page.tsx')).ChangesPage,
);
const AlertLinkPage = lazyPart(
  async () => (await import('./features/open-alert-link/alert-link-page.tsx')).AlertLinkPage,
);

const StopMailsPage = lazyPart(
  async () => (await import('./features/stop-mails/stop-mails-page.tsx')).StopMailsPage,
);

export function App() {
  return (
    <Routes>
      <Route path="/my-jobs" element={<MyJobsLayout />}>
        <Route index element={<Navigate to="/my-jobs/saved" replace />} />
        <Route path="saved" element={<saved.Page />} />
        <Route path="communicated" element={<applications.Page />} />
        <Route path="interview" element={<InterviewsPage />} />
        <Route path="offers" element={<OffersPage />} />
        <Route path="interested" element={<InterestsPage />} />
        <Route path="viewed-me" element={<ViewersPage />} />
        <Route path="picks" element={<PicksPage />} />
        <Route path="alerts" element={<AlertsPage />} />
        <Route path="searches" element={<SearchesPage />} />
      </Route>
      <Route
        path="/my-jobs/interview/:id"
        element={
          <PageSuspense fallback={<PageSkeleton />}>
            <PreparePage />
          </PageSuspense>
        }
      />
      <Route
        path="/my-jobs/searches/:id"
        element={
          <PageSuspense fallback={<PageSkeleton />}>
            <ChangesPage />
          </PageSuspense>
        }
      />
      <Route
        path="/my-jobs/alerts/manage"
        element={
          <PageSuspense fallback={<PageSkeleton />}>
            <AlertLinkPage />
          </PageSuspense>
        }
      />
      <Route
        path="/my-jobs/emails"
        element={
          <PageSuspense fallback={<PageSkeleton />}>
            <StopMailsPage />
          </PageSuspense>
        }
      />
    </Routes>
  );
}

/** Loads the code of a page that the server renders, so that hydration matches its HTML. */
export async function loadPageAt(path: string): Promise<void> {
  if (path === '/my-jobs/saved') await saved.load();
  if (path === '/my-jobs/communicated') await applications.load();
}
