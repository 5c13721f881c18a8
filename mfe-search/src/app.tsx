import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useFinishSaving } from './features/save-job/use-finish-saving.ts';
import { useMarkNews } from './marks/use-mark-news.ts';
import { HomePage } from './pages/home-page.tsx';
import { JobPage } from './pages/job-page.tsx';
import { ResultsPage } from './pages/results-page.tsx';

const ApplySuccessPage = lazy(async () => ({
  default: (await import('./pages/apply-success-page.tsx')).ApplySuccessPage,
}));

export function App() {
  useMarkNews();
  useFinishSaving();
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/jobs" element={<ResultsPage />} />
      <Route path="/job/:job" element={<JobPage />} />
      <Route
        path="/job/:job/apply/success"
        element={
          <Suspense>
            <ApplySuccessPage />
          </Suspense>
        }
      />
    </Routes>
  );
}
