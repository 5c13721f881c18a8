import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MyJobsLayout } from './common/my-jobs-layout.tsx';

const SavedJobsPage = lazy(() =>
  import('./features/list-saved-jobs/saved-jobs-page.tsx').then((m) => ({ default: m.SavedJobsPage })),
);
const ApplicationsPage = lazy(() =>
  import('./features/track-applications/applications-page.tsx').then((m) => ({
    default: m.ApplicationsPage,
  })),
);

const InterviewsPage = lazy(() =>
  import('./features/answer-interviews/interviews-page.tsx').then((m) => ({ default: m.InterviewsPage })),
);
const InterestsPage = lazy(() =>
  import('./features/list-interests/interests-page.tsx').then((m) => ({ default: m.InterestsPage })),
);
const ViewersPage = lazy(() =>
  import('./features/list-viewers/viewers-page.tsx').then((m) => ({ default: m.ViewersPage })),
);
const PicksPage = lazy(() =>
  import('./features/list-picks/picks-page.tsx').then((m) => ({ default: m.PicksPage })),
);
const AlertsPage = lazy(() =>
  import('./features/manage-alerts/alerts-page.tsx').then((m) => ({ default: m.AlertsPage })),
);
const AlertLinkPage = lazy(() =>
  import('./features/open-alert-link/alert-link-page.tsx').then((m) => ({ default: m.AlertLinkPage })),
);

export function App() {
  return (
    <Routes>
      <Route path="/my-jobs" element={<MyJobsLayout />}>
        <Route index element={<Navigate to="/my-jobs/saved" replace />} />
        <Route path="saved" element={<SavedJobsPage />} />
        <Route path="communicated" element={<ApplicationsPage />} />
        <Route path="interview" element={<InterviewsPage />} />
        <Route path="interested" element={<InterestsPage />} />
        <Route path="viewed-me" element={<ViewersPage />} />
        <Route path="picks" element={<PicksPage />} />
        <Route path="alerts" element={<AlertsPage />} />
      </Route>
      <Route
        path="/my-jobs/alerts/manage"
        element={
          <Suspense fallback={null}>
            <AlertLinkPage />
          </Suspense>
        }
      />
    </Routes>
  );
}
