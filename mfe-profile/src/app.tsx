import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ProfilePage } from './pages/profile-page.tsx';

const ResumePage = lazy(async () => ({ default: (await import('./pages/resume-page.tsx')).ResumePage }));

export function App() {
  return (
    <Suspense>
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/resume" element={<ResumePage />} />
        {/* For the moment in which the next page's remote takes this one's place. */}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
