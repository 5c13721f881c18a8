import { Route, Routes } from 'react-router-dom';
import { PolicyPage } from './features/read-policy/policy-page.tsx';
import { GetStartedPage } from './pages/get-started-page.tsx';
import { LoginRedirectPage } from './pages/login-redirect-page.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/get-started" element={<GetStartedPage />} />
      <Route path="/jobseeker-login-redirect" element={<LoginRedirectPage />} />
      <Route path="/terms" element={<PolicyPage name="terms" />} />
      <Route path="/privacy" element={<PolicyPage name="privacy" />} />
      {/* For the moment in which the next page's remote takes this one's place. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
