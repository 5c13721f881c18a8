import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-auth',
  team: 'identity',
  routes: [
    { path: '/get-started' },
    { path: '/change-password' },
    { path: '/confirm-email', access: 'protected' },
    { path: '/keep-account' },
    { path: '/sign-in-link' },
    { path: '/social-login' },
    { path: '/jobseeker-login-redirect' },
    { path: '/terms', render: 'server' },
    { path: '/privacy', render: 'server' },
  ],
  fills: ['inline-registration'],
  offers: [],
  places: [
    {
      text: 'confirmEmail',
      path: '/confirm-email',
      areas: ['account'],
      order: 90,
      icon: 'mail-check',
      audience: 'unconfirmed',
    },
    { text: 'terms', path: '/terms', areas: ['footer'], order: 10 },
    { text: 'privacy', path: '/privacy', areas: ['footer'], order: 20 },
  ],
  wellKnown: { signIn: '/get-started', keepAccount: '/keep-account' },
  namespace: 'auth',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jha',
  budget: { entry: 15_000, route: 65_000 },
});
