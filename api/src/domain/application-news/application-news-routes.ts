import { listApplicationNews } from '@jobharbor/shared/calls/job-application/list-application-news';
import { markNewsSeen } from '@jobharbor/shared/calls/job-application/mark-news-seen';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { participantOf } from '../messages/chat-access.ts';
import { countUnread } from '../notifications/notification-repository.ts';
import { findNews, markSeen } from './application-news-repository.ts';

/** Unseen news of a person's applications: the header's badge, and notifications of a tab. */
export function applicationNewsRoutes(app: App, { db }: Dependencies): void {
  serve(app, listApplicationNews, async ({ session }) => {
    const { applications } = await findNotificationSettings(db, session.accountId);
    const is_muted = applications.site === false;
    return {
      ...(await findNews(db, session.accountId)),
      ...{ unread_count: is_muted ? 0 : await countUnread(db, participantOf(session)), is_muted },
    };
  });

  serve(app, markNewsSeen, async ({ body, session: { accountId } }) => {
    await markSeen(db, { accountId, applicationIds: body.application_ids, upTo: body.up_to });
    return {};
  });
}
