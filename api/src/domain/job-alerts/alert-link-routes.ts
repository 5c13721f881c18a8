import { openJobAlert } from '@jobharbor/shared/calls/job/open-job-alert';
import { openUnsubscribeLink } from '@jobharbor/shared/calls/job/open-unsubscribe-link';
import { unsubscribeJobAlert } from '@jobharbor/shared/calls/job/unsubscribe-job-alert';
import { updateJobAlertByLink } from '@jobharbor/shared/calls/job/update-job-alert-by-link';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { ignoreFormBodies, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findAlerts, type StoredAlert, toJobAlerts } from './alert-repository.ts';
import { alertIdOf, isTokenOf, readAlertKey } from './alert-token.ts';
import { manageUrl } from './alert-urls.ts';
import { changeAlert, isWithinReach } from './change-alert.ts';

/** Job alerts by the links of their mails, without signing in. */
export function alertLinkRoutes(app: App, { db, clock, config }: Dependencies): void {
  ignoreFormBodies(app);

  async function alertOf(token: string): Promise<StoredAlert> {
    const [alert] = await findAlerts(db, sql`a.id = ${alertIdOf(token)}`);
    const key = await readAlertKey(db);
    if (
      alert?.address_key &&
      isTokenOf(key, token, alert.id, alert.address_key) &&
      isWithinReach(alert, clock())
    )
      return alert;
    throw new ApiError(errorCode.linkExpired);
  }

  async function toAnswer(alert: StoredAlert, market: Market) {
    const [job_alert] = await toJobAlerts(db, [alert], market, clock());
    if (job_alert === undefined) throw new ApiError(errorCode.linkExpired);
    return { job_alert, is_deleted: alert.deleted_at !== null };
  }

  serve(app, openJobAlert, async ({ body, market }) => toAnswer(await alertOf(body.token), market));

  serve(app, updateJobAlertByLink, async ({ body: { token, ...change }, market }) =>
    toAnswer(await changeAlert(db, await alertOf(token), change, clock()), market),
  );

  serve(
    app,
    unsubscribeJobAlert,
    async ({ query }) => {
      await changeAlert(db, await alertOf(query.token), { is_deleted: true }, clock());
      return {};
    },
    { takesForeignForms: true },
  );

  serve(app, openUnsubscribeLink, async ({ query, reply }) =>
    reply.redirect(manageUrl(config.siteUrl, await alertOf(query.token), query.token), 302),
  );
}
