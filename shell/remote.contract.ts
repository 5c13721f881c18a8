import { defineRemote } from '@jobharbor/shared/remote/contract';

/** The shell has the same contract file as the remotes: what it provides to them, its texts and its budget. */
export default defineRemote({
  name: 'shell',
  team: 'platform',
  routes: [],
  offers: ['header-actions', 'header-news'],
  namespace: 'shell',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  provides: { shared: '1.1.0', react: '19.3.1' },
  cssPrefix: 'jhf',
  budget: { entry: 26_000, route: 160_000 },
});
