import { listNotifications } from '@jobharbor/shared/calls/job-application/list-notifications';
import { markNotificationsRead } from '@jobharbor/shared/calls/job-application/mark-notifications-read';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { participantOf } from '../messages/chat-access.ts';
import { countUnread, findNotifications, findUnreadChats, markRead } from './notification-repository.ts';

/** The notification centre of candidates and recruiters. */
export function notificationRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listNotifications, async ({ session }) => {
    const participant = participantOf(session);
    const { messages } = await findNotificationSettings(db, session.accountId);
    return {
      notifications: await findNotifications(db, participant),
      unread_count: await countUnread(db, participant),
      chats: messages.site === false ? [] : await findUnreadChats(db, participant),
    };
  });

  serve(app, markNotificationsRead, async ({ body, session }) => {
    await markRead(db, participantOf(session), { upTo: body.up_to, ids: body.ids, now: clock() });
    return {};
  });
}
