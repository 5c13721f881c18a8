import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-auth',
  team: 'identity',
  routes: [
    { path: '/get-started' },
    { path: '/jobseeker-login-redirect' },
    { path: '/terms', render: 'server' },
    { path: '/privacy', render: 'server' },
  ],
  fills: ['inline-registration'],
  offers: [],
  namespace: 'auth',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jha',
  budget: { entry: 15_000, route: 65_000 },
});
