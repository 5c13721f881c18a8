import { defineRemote } from '@jobharbor/shared/remote/contract';

export default defineRemote({
  name: 'mfe-profile',
  team: 'profile',
  routes: [
    {
      path: '/profile',
      access: 'protected',
      reads: ['GET /jobseeker/me', 'GET /jobseeker/resumes'],
    },
    { path: '/resume', access: 'protected', chunk: 'resumes' },
    { path: '/resume/:id/fill', access: 'protected', sample: '/resume/1/fill' },
    { path: '/resume-templates', access: 'public' },
    { path: '/account-settings', access: 'protected', chunk: 'settings' },
    { path: '/points', access: 'protected' },
    { path: '/two-step-sign-in' },
    { path: '/reference' },
    { path: '/reference/stop' },
    { path: '/jobseeker-complete-profile', access: 'protected' },
    { path: '/jobseeker-complete-profile/10', access: 'protected' },
    {
      path: '/jobseeker-complete-profile/:token',
      access: 'protected',
      sample: '/jobseeker-complete-profile/a-token',
    },
  ],
  fills: ['resume-upload', 'invite-friends'],
  offers: [],
  places: [
    {
      text: 'profile',
      path: '/profile',
      areas: ['tabs', 'account'],
      order: 40,
      icon: 'user-round',
      segments: ['profile', 'resume', 'account-settings'],
    },
    {
      text: 'resume',
      path: '/resume',
      areas: ['account'],
      order: 50,
      icon: 'file-text',
      audience: 'jobseeker',
    },
    { text: 'resumeTemplates', path: '/resume-templates', areas: ['footer'], order: 40 },
    {
      text: 'settings',
      path: '/account-settings',
      areas: ['account'],
      order: 60,
      icon: 'settings',
      audience: 'jobseeker',
    },
  ],
  wellKnown: { secondFactor: '/two-step-sign-in' },
  realtime: { socket: '/jobApplication/socket', topics: ['account', 'resume-reading'] },
  namespace: 'profile',
  needs: { shared: '^1.1.0', react: '^19.0.0' },
  cssPrefix: 'jhp',
  flags: [
    {
      key: 'videoResumes',
      value: true,
      about:
        'Video résumés on the page of résumés. Off, nobody sees or adds one there; those uploaded can still be sent with an application.',
    },
  ],
  budget: { entry: 15_000, route: 70_000, page: 150_000 },
});
