import { Route, Routes } from 'react-router-dom';
import { ConfirmEmailPage } from './features/confirm-email/confirm-email-page.tsx';
import { LoginRedirectPage } from './features/follow-login-redirect/login-redirect-page.tsx';
import { SignInLinkPage } from './features/follow-sign-in-link/sign-in-link-page.tsx';
import { SocialLoginPage } from './features/follow-social-login/social-login-page.tsx';
import { PolicyPage } from './features/read-policy/policy-page.tsx';
import { ChangePasswordPage } from './features/reset-password/change-password-page.tsx';
import { GetStartedPage } from './features/sign-in/get-started-page.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/get-started" element={<GetStartedPage />} />
      <Route path="/jobseeker-login-redirect" element={<LoginRedirectPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="/social-login" element={<SocialLoginPage />} />
      <Route path="/sign-in-link" element={<SignInLinkPage />} />
      <Route path="/terms" element={<PolicyPage name="terms" />} />
      <Route path="/privacy" element={<PolicyPage name="privacy" />} />
      {/* The address changes to the next page's before its remote replaces this one: render nothing meanwhile. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
