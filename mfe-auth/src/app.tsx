import { lazyPart, PageSuspense, splitPage } from '@jobharbor/shared/remote';
import { PageSkeleton } from '@jobharbor/shared/ui';
import { Route, Routes } from 'react-router-dom';
import { FreshLink } from './common/fresh-link.tsx';
import { GetStartedPage } from './features/sign-in/get-started-page.tsx';

// Lazy routes that few visitors open. The rarest share one chunk: each chunk of its own would add to the chunk list of
// the first page.
const ApproveQrLoginPage = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "rare-pages" */ './features/approve-qr-login/approve-qr-login-page.tsx'
      )
    ).ApproveQrLoginPage,
);
const ChangePasswordPage = lazyPart(
  async () => (await import('./features/reset-password/change-password-page.tsx')).ChangePasswordPage,
);
const ConfirmEmailPage = lazyPart(
  async () => (await import('./features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
);
const AppealPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/appeal-suspension/appeal-page.tsx'))
      .AppealPage,
);
const HandOverPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/hand-over/hand-over-page.tsx'))
      .HandOverPage,
);
const CancelDeletionPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/cancel-deletion/cancel-deletion-page.tsx'))
      .CancelDeletionPage,
);
const LicensesPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/list-licenses/licenses-page.tsx'))
      .LicensesPage,
);
const LoginRedirectPage = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "rare-pages" */ './features/follow-login-redirect/login-redirect-page.tsx'
      )
    ).LoginRedirectPage,
);
const NewsPage = lazyPart(async () => (await import('./features/see-news/news-page.tsx')).NewsPage);
const UndoChangePage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/undo-change/undo-change-page.tsx'))
      .UndoChangePage,
);
const SignInLinkPage = lazyPart(
  async () => (await import('./features/follow-sign-in-link/sign-in-link-page.tsx')).SignInLinkPage,
);
const SocialLoginPage = lazyPart(
  async () => (await import('./features/follow-social-login/social-login-page.tsx')).SocialLoginPage,
);

const policy = splitPage(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/read-policy/policy-page.tsx')).PolicyPage,
);

const employers = splitPage(
  async () =>
    (await import(/* webpackChunkName: "rare-pages" */ './features/welcome-employers/employers-page.tsx'))
      .EmployersPage,
);

/** Loads the chunk of a page that the server renders. */
export const loadPageAt = async (path: string): Promise<void> => {
  if (path === '/employers') await employers.load();
  if (path === '/terms' || path === '/privacy') await policy.load();
};

export function App() {
  return (
    <PageSuspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/get-started" element={<GetStartedPage />} />
        <Route path="/jobseeker-login-redirect" element={<LoginRedirectPage />} />
        <Route path="/redirect" element={<HandOverPage />} />
        <Route path="/change-password" element={<ChangePasswordPage />} />
        <Route path="/confirm-email" element={<ConfirmEmailPage />} />
        <Route
          path="/appeal"
          element={
            <FreshLink>
              <AppealPage />
            </FreshLink>
          }
        />
        <Route path="/cancel-deletion" element={<CancelDeletionPage />} />
        <Route
          path="/qr-login"
          element={
            <FreshLink>
              <ApproveQrLoginPage />
            </FreshLink>
          }
        />
        <Route path="/onsite-job" element={<NewsPage />} />
        <Route path="/social-login" element={<SocialLoginPage />} />
        <Route
          path="/sign-in-link"
          element={
            <FreshLink>
              <SignInLinkPage />
            </FreshLink>
          }
        />
        <Route
          path="/undo-change"
          element={
            <FreshLink>
              <UndoChangePage />
            </FreshLink>
          }
        />
        <Route path="/employers" element={<employers.Page />} />
        <Route path="/terms" element={<policy.Page name="terms" />} />
        <Route path="/licenses" element={<LicensesPage />} />
        <Route path="/privacy" element={<policy.Page name="privacy" />} />
        {/* The address changes to the next page's before its remote replaces this one: render nothing meanwhile. */}
        <Route path="*" element={null} />
      </Routes>
    </PageSuspense>
  );
}
