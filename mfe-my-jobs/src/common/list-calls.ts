import { lazyCall } from '@jobharbor/shared/remote';

// Lazy: the layout in the entry invalidates them and must not bundle their schemas.

export const alertsCall = lazyCall(
  { id: 'GET /job/job-alerts', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/list-job-alerts')).listJobAlerts,
);

export const viewersCall = lazyCall(
  { id: 'GET /jobApplication/viewers', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/list-viewers')).listViewers,
);

export const savedJobsCall = lazyCall(
  { id: 'GET /job/saved-jobs', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/list-saved-jobs')).listSavedJobs,
);

export const interviewCall = lazyCall(
  { id: 'GET /jobApplication/interviews/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/get-interview')).getInterview,
);

export const interviewsCall = lazyCall(
  { id: 'GET /jobApplication/interviews', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/list-interviews')).listInterviews,
);

export const offerCall = lazyCall(
  { id: 'GET /jobApplication/offers/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/get-offer')).getOffer,
);

export const offersCall = lazyCall(
  { id: 'GET /jobApplication/offers', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/list-offers')).listOffers,
);

export const newsCall = lazyCall(
  { id: 'GET /jobApplication/news', access: 'protected', worldwide: true },
  async () =>
    (await import('@jobharbor/shared/calls/job-application/list-application-news')).listApplicationNews,
);

export const seenCall = lazyCall(
  { id: 'POST /jobApplication/news/seen', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/mark-news-seen')).markNewsSeen,
);

export const notificationsCall = lazyCall(
  { id: 'GET /jobApplication/notifications', access: 'protected', worldwide: true },
  async () => (await import('@jobharbor/shared/calls/job-application/list-notifications')).listNotifications,
);

export const readCall = lazyCall(
  { id: 'POST /jobApplication/notifications/read', access: 'protected' },
  async () =>
    (await import('@jobharbor/shared/calls/job-application/mark-notifications-read')).markNotificationsRead,
);

export const interestsCall = lazyCall(
  { id: 'GET /jobApplication/interests', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/list-interests')).listInterests,
);

export const picksCall = lazyCall(
  { id: 'GET /recommendation/picks', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/recommendation/list-picks')).listPicks,
);
