import { changeRecruiterNotices } from '@jobharbor/shared/calls/recruiter/change-recruiter-notices';
import { getRecruiterNotices } from '@jobharbor/shared/calls/recruiter/get-recruiter-notices';
import type { RecruiterNotices } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { updateAccountSetting } from '../account-settings/account-setting-repository.ts';
import { findSchedule } from '../account-settings/notice-schedule.ts';
import { findMailedKinds, findNotificationSettings } from '../account-settings/notification-settings.ts';
import { findAccount } from '../accounts/account-repository.ts';

/** Settings of a recruiter's own news. They are those of the account, as far as they concern recruiting. */
export function recruiterNoticeRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, getRecruiterNotices, ({ session }) => findNotices(db, session.accountId));

  serve(app, changeRecruiterNotices, async ({ session: { accountId }, body }) =>
    db.transaction().execute(async (tx) => {
      const { messages, applications, company, schedule, shows_activity } = body;
      const change = {
        notifications: { ...(messages && { messages }), ...(applications && { applications }) },
        ...(company && { mailed: { company: company.email } }),
        ...(schedule && { schedule }),
        ...(shows_activity !== undefined && { shows_activity }),
      };
      await updateAccountSetting(tx, accountId, change, clock());
      return findNotices(tx, accountId);
    }),
  );
}

async function findNotices(db: Db, accountId: number): Promise<RecruiterNotices> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  const { messages, applications } = await findNotificationSettings(db, accountId);
  const { company } = await findMailedKinds(db, accountId);
  return {
    ...{ email: account.email, is_email_verify: account.is_email_verified },
    messages: { email: messages.email, site: messages.site ?? true },
    applications: { email: applications.email, site: applications.site ?? true },
    company: { email: company },
    shows_activity: account.shows_activity,
    schedule: await findSchedule(db, accountId),
  };
}
