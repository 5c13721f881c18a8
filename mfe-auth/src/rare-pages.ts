/** Pages that few visitors open, in one script: each of its own would weigh on the first page, which lists them all. */
export { AppealPage } from './features/appeal-suspension/appeal-page.tsx';
export { ApproveQrLoginPage } from './features/approve-qr-login/approve-qr-login-page.tsx';
export { LoginRedirectPage } from './features/follow-login-redirect/login-redirect-page.tsx';
export { HandOverPage } from './features/hand-over/hand-over-page.tsx';
export { KeepAccountPage } from './features/keep-account/keep-account-page.tsx';
