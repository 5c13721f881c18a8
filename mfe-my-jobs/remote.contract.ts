import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-my-jobs',
  team: 'my-jobs',
  routes: [
    { path: '/my-jobs', access: 'protected' },
    { path: '/my-jobs/saved', access: 'protected' },
    { path: '/my-jobs/communicated', access: 'protected' },
  ],
  namespace: 'myJobs',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhm',
  budget: { entry: 15_000, route: 55_000 },
});
