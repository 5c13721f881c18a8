import { openNoticeLink } from '@jobharbor/shared/calls/jobseeker-account/open-notice-link';
import { openStopLink } from '@jobharbor/shared/calls/jobseeker-account/open-stop-link';
import { stopNotices } from '@jobharbor/shared/calls/jobseeker-account/stop-notices';
import { switchNoticesByLink } from '@jobharbor/shared/calls/jobseeker-account/switch-notices-by-link';
import type { LinkedNoticeKind, NoticeLink } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { ignoreFormBodies, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf, updateAccountSetting } from '../account-settings/account-setting-repository.ts';
import { findMailedKinds, findNotificationSettings } from '../account-settings/notification-settings.ts';
import { isTokenOf, partsOf } from './notice-token.ts';

/** The kinds of the settings that a link switches. */
function kindsOf(kind: LinkedNoticeKind) {
  if (kind === 'digest' || kind === 'recruiting')
    return { notified: ['messages', 'applications'] as const, mailed: [] };
  if (kind === 'reports' || kind === 'company') return { notified: [], mailed: [kind] };
  return { notified: [kind], mailed: [] };
}

/** Mails about messages, applications and interviews: stopped by their own links, without signing in. */
export function noticeLinkRoutes(app: App, { db, clock, config }: Dependencies): void {
  ignoreFormBodies(app);

  async function accountOf(token: string) {
    const { kind, accountId } = partsOf(token);
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'email_key', 'language', 'country_key'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const emailKey = account?.email_key ?? null;
    if (
      account === undefined ||
      emailKey === null ||
      !(await isTokenOf(db, token, { kind, accountId, emailKey }))
    )
      throw new ApiError(errorCode.linkExpired);
    return { ...account, kind };
  }

  const switchMails = ({ id, kind }: { id: number; kind: LinkedNoticeKind }, email: boolean) => {
    const kinds = kindsOf(kind);
    const change = {
      notifications: Object.fromEntries(kinds.notified.map((each) => [each, { email }])),
      mailed: Object.fromEntries(kinds.mailed.map((each) => [each, email])),
    };
    return db.transaction().execute((tx) => updateAccountSetting(tx, id, change, clock()));
  };

  async function answer({ id, kind, email }: Awaited<ReturnType<typeof accountOf>>): Promise<NoticeLink> {
    const { notified, mailed } = kindsOf(kind);
    const [settings, sent] = [await findNotificationSettings(db, id), await findMailedKinds(db, id)];
    const is_on = notified.some((each) => settings[each].email) || mailed.some((each) => sent[each]);
    return { kind, email: email ?? '', is_on };
  }

  serve(app, openNoticeLink, async ({ body }) => answer(await accountOf(body.token)));

  serve(app, switchNoticesByLink, async ({ body: { token, is_on } }) => {
    const account = await accountOf(token);
    await switchMails(account, is_on);
    return answer(account);
  });

  serve(
    app,
    stopNotices,
    async ({ query }) => {
      await switchMails(await accountOf(query.token), false);
      return {};
    },
    { takesForeignForms: true },
  );

  serve(app, openStopLink, async ({ query, reply }) => {
    const account = await accountOf(query.token);
    const page = sitePage(config.siteUrl, languageOf(account), account.country_key, '/my-jobs/emails');
    // In the fragment, which neither a server's log nor a `Referer` holds.
    return reply.redirect(`${page}#${query.token}`, 302);
  });
}
