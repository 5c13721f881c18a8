import * as z from 'zod/mini';
import { notification, unreadChat } from '../../applications/notification.ts';
import { defineCall } from '../../define-call.ts';

/** The 30 latest notifications and the 5 latest unread chats. `unread_count` counts notifications, not messages. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/jobApplication/notifications',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The caller’s notification centre',
  answer: z.object({
    notifications: z.array(notification),
    unread_count: z.int(),
    chats: z.array(unreadChat),
  }),
  worldwide: true,
});
