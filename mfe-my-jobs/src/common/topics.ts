import { lazyTopic } from '@jobharbor/shared/realtime';

/** Topics and commands of the socket. Lazy: their schemas are loaded with the first frame, not with the page. */
export const savedTopic = lazyTopic(
  'saved',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/saved')).savedTopic,
);
export const jobAlertTopic = lazyTopic(
  'job-alert',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/job-alert'))
      .jobAlertTopic,
);
export const applicationTopic = lazyTopic(
  'application',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/application'))
      .applicationTopic,
);
export const messageTopic = lazyTopic(
  'message',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/message'))
      .messageTopic,
);
export const newsTopic = lazyTopic(
  'news',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/news')).newsTopic,
);
export const pickTopic = lazyTopic(
  'pick',
  async () =>
    (await import(/* webpackChunkName: "topics" */ '@jobharbor/shared/contracts/topics/pick')).pickTopic,
);
