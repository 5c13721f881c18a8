import { Route, Routes } from 'react-router-dom';
import { LoginRedirectPage } from './features/follow-login-redirect/login-redirect-page.tsx';
import { PolicyPage } from './features/read-policy/policy-page.tsx';
import { ChangePasswordPage } from './features/reset-password/change-password-page.tsx';
import { GetStartedPage } from './features/sign-in/get-started-page.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/get-started" element={<GetStartedPage />} />
      <Route path="/jobseeker-login-redirect" element={<LoginRedirectPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
      <Route path="/terms" element={<PolicyPage name="terms" />} />
      <Route path="/privacy" element={<PolicyPage name="privacy" />} />
      {/* The address changes to the next page's before its remote replaces this one: render nothing meanwhile. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
