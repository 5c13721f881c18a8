import { confirmJobAlertAgain } from '@jobharbor/shared/calls/job/confirm-job-alert-again';
import { createJobAlert } from '@jobharbor/shared/calls/job/create-job-alert';
import { deleteJobAlert } from '@jobharbor/shared/calls/job/delete-job-alert';
import { listJobAlerts } from '@jobharbor/shared/calls/job/list-job-alerts';
import { previewJobAlert } from '@jobharbor/shared/calls/job/preview-job-alert';
import { restoreJobAlert } from '@jobharbor/shared/calls/job/restore-job-alert';
import { updateJobAlert } from '@jobharbor/shared/calls/job/update-job-alert';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { checkAccess } from '../../session/session-access.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { listJobCards } from '../jobs/job-repository.ts';
import { findAlerts, findNews, ownedBy, type StoredAlert, toJobAlerts } from './alert-repository.ts';
import { changeAlert, findOwnAlert } from './change-alert.ts';
import { createAlert } from './create-alert.ts';
import { confirmAgain } from './mail-confirmation.ts';

/** Whether alerts of an account have a way: a mail address, or a confirmed number where text messages are chosen. */
async function isReachable(db: Db, accountId: number): Promise<boolean> {
  const account = await findAccount(db, accountId);
  if (account?.email != null) return true;
  return (
    account?.is_mobile_verified === true &&
    (await findNotificationSettings(db, accountId)).alerts.sms === true
  );
}

type DbAndClock = Pick<Dependencies, 'db' | 'clock'>;

async function alertAnswer({ db, clock }: DbAndClock, alert: StoredAlert, market: Market) {
  const [job_alert] = await toJobAlerts(db, [alert], market, clock());
  if (job_alert === undefined) throw new ApiError(errorCode.notFound);
  return { job_alert };
}

async function requireOwnAlert(
  { db, clock }: DbAndClock,
  accountId: number,
  id: number,
  options?: { isDeleted: boolean },
): Promise<StoredAlert> {
  const alert = await findOwnAlert(db, accountId, id, clock(), options);
  if (alert === undefined) throw new ApiError(errorCode.notFound);
  return alert;
}

/** The mail address of a new alert; null for one of an account. Throws where alerts could not be delivered. */
async function ownerAddress(db: Db, accountId: number | null, email: string | undefined) {
  if (accountId === null) {
    if (email !== undefined) return email;
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { email: 'required' } });
  }
  if (!(await isReachable(db, accountId))) throw new ApiError(errorCode.emailMissing);
  return null;
}

/** The caller's job alerts. */
export function alertRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  const toAnswer = (alert: StoredAlert, market: Market) => alertAnswer(dependencies, alert, market);
  const ownAlert = (accountId: number, id: number, options?: { isDeleted: boolean }) =>
    requireOwnAlert(dependencies, accountId, id, options);

  serve(app, listJobAlerts, async ({ session, market }) => {
    const alerts = await findAlerts(db, sql`${ownedBy(session.accountId)} and a.deleted_at is null`);
    return { job_alerts: await toJobAlerts(db, alerts, market, clock()), total: alerts.length };
  });

  serve(app, createJobAlert, async ({ body, session, market, request, reply }) => {
    const accountId = session?.role === 'jobseeker' ? session.accountId : null;
    if (session && accountId !== null) checkAccess(session);
    const address = await ownerAddress(db, accountId, body.email);
    const owner = { accountId, email: address, place: networkOf(request.ip) };
    try {
      const { alert, isNew } = await createAlert(dependencies, owner, body, market);
      // Whether the address had this alert already is nobody else's business.
      setCreatedStatus(reply, isNew || accountId === null);
      return accountId === null ? { job_alert: null } : await toAnswer(alert, market);
    } catch (error) {
      if (isApiError(error)) throw error;
      throw new ApiError(errorCode.jobAlertFailed, { cause: error });
    }
  });

  serve(app, updateJobAlert, async ({ params, body, session, market }) => {
    const alert = await ownAlert(session.accountId, params.id);
    return toAnswer(
      await changeAlert(db, alert, { ...body, language: market.language.value }, clock()),
      market,
    );
  });

  serve(app, deleteJobAlert, async ({ params, session }) => {
    const alert = await ownAlert(session.accountId, params.id, { isDeleted: true });
    await changeAlert(db, alert, { is_deleted: true }, clock());
    return {};
  });

  serve(app, restoreJobAlert, async ({ params, session, market }) => {
    const alert = await ownAlert(session.accountId, params.id, { isDeleted: true });
    return toAnswer(await changeAlert(db, alert, { is_deleted: false }, clock()), market);
  });

  serve(app, confirmJobAlertAgain, async ({ params, session, market, request }) => {
    const alert = await ownAlert(session.accountId, params.id);
    await confirmAgain(dependencies, alert, { language: market.language, place: networkOf(request.ip) });
    return {};
  });

  serve(app, previewJobAlert, async ({ params, session, market }) => {
    const alert = await ownAlert(session.accountId, params.id);
    const newsOf = await findNews(db, [alert.id], clock());
    const jobs = await listJobCards(db, newsOf(alert.id).jobIds, market);
    return { ...(await toAnswer(alert, market)), jobs };
  });
}
