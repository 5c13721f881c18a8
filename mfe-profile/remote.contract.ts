import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-profile',
  team: 'profile',
  routes: [
    { path: '/profile', access: 'protected' },
    { path: '/resume', access: 'protected' },
  ],
  fills: ['resume-upload'],
  offers: [],
  namespace: 'profile',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhp',
  budget: { entry: 15_000, route: 68_000 },
});
