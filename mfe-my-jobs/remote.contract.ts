import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-my-jobs',
  team: 'my-jobs',
  routes: [
    // Public: a guest sees the jobs saved in this browser.
    { path: '/my-jobs', access: 'public', chunk: 'saved-jobs', reads: [] },
    {
      path: '/my-jobs/saved',
      access: 'public',
      chunk: 'saved-jobs',
      reads: ['GET /job/saved-jobs', 'GET /job/flags'],
    },
    {
      path: '/my-jobs/communicated',
      access: 'protected',
      chunk: 'applications',
      reads: ['GET /jobApplication/jobseekers', 'GET /job/flags'],
    },
    { path: '/my-jobs/interview', access: 'protected' },
    { path: '/my-jobs/interview/:id', access: 'protected', sample: '/my-jobs/interview/1' },
    { path: '/my-jobs/offers', access: 'protected' },
    { path: '/my-jobs/interested', access: 'protected' },
    { path: '/my-jobs/viewed-me', access: 'protected' },
    { path: '/my-jobs/picks', access: 'protected' },
    { path: '/my-jobs/alerts', access: 'protected' },
    { path: '/my-jobs/searches', access: 'protected' },
    { path: '/my-jobs/searches/:id', access: 'protected', sample: '/my-jobs/searches/1' },
    // Target of the links in alert mails; needs no session.
    { path: '/my-jobs/alerts/manage' },
    // Target of the links that stop mails about messages, applications and interviews.
    { path: '/my-jobs/emails' },
  ],
  fills: ['header-news', 'interview-card', 'offer-card'],
  places: [
    {
      text: 'myJobs',
      path: '/my-jobs/saved',
      areas: ['header', 'tabs'],
      order: 20,
      icon: 'bookmark',
      badge: { text: 'news', source: { event: 'my-jobs:news' } },
    },
  ],
  realtime: {
    socket: '/jobApplication/socket',
    topics: ['saved', 'application', 'message', 'job-alert', 'pick', 'job', 'news'],
  },
  namespace: 'myJobs',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhm',
  budget: { entry: 15_000, route: 55_000, page: 95_000 },
});
