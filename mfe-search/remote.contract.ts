import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-search',
  team: 'search',
  routes: [
    { path: '/', render: 'server' },
    { path: '/jobs', render: 'server' },
    { path: '/companies', render: 'server' },
    { path: '/company/:company', render: 'server' },
    { path: '/company/:company/jobs', render: 'server' },
    { path: '/company/:company/culture', render: 'server' },
    { path: '/job/:job', render: 'server' },
    { path: '/job/:job/apply/success', access: 'protected' },
  ],
  fills: [],
  offers: ['resume-upload', 'inline-registration'],
  places: [
    {
      text: 'jobs',
      path: '/jobs',
      areas: ['header', 'tabs'],
      order: 10,
      icon: 'search',
      segments: ['jobs', 'job'],
    },
    {
      text: 'companies',
      path: '/companies',
      areas: ['header', 'footer'],
      order: 15,
      icon: 'building',
      segments: ['companies', 'company'],
    },
  ],
  wellKnown: { jobs: '/jobs' },
  realtime: { socket: '/jobApplication/socket', topics: ['saved', 'application'] },
  namespace: 'search',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhs',
  budget: { entry: 15_000, route: 52_000 },
});
