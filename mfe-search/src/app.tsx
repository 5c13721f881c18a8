import { Route, Routes } from 'react-router-dom';
import { useFinishSaving } from './features/save-job/use-finish-saving.ts';
import { useMarkNews } from './marks/use-mark-news.ts';
import { ResultsPage } from './pages/results-page.tsx';
import { homePage, jobPage, successPage } from './pages/split-pages.ts';

export function App() {
  useMarkNews();
  useFinishSaving();
  return (
    <Routes>
      <Route path="/" element={<homePage.Page />} />
      <Route path="/jobs" element={<ResultsPage />} />
      <Route path="/job/:job" element={<jobPage.Page />} />
      <Route path="/job/:job/apply/success" element={<successPage.Page />} />
    </Routes>
  );
}
