import { correctPoints } from '@jobharbor/shared/calls/admin/correct-points';
import { decideWithdrawal } from '@jobharbor/shared/calls/admin/decide-withdrawal';
import { listPointsOfAccount } from '@jobharbor/shared/calls/admin/list-points-of-account';
import { listWithdrawals } from '@jobharbor/shared/calls/admin/list-withdrawals';
import { askWithdrawal } from '@jobharbor/shared/calls/jobseeker-vip/ask-withdrawal';
import { cancelWithdrawal } from '@jobharbor/shared/calls/jobseeker-vip/cancel-withdrawal';
import { getPoints } from '@jobharbor/shared/calls/jobseeker-vip/get-points';
import { listedMovements } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import * as corrections from './correct-points.ts';
import * as decisions from './decide-withdrawal.ts';
import { findPoints } from './find-points.ts';
import * as withdrawals from './withdrawals.ts';

const requestsPerDay = { limit: 30, seconds: 86_400 };

/** Points of a job seeker and their withdrawals, decided by admins. */
export function pointRoutes(app: App, { db, config, clock }: Dependencies): void {
  const isPaying = config.payout !== null;

  serve(app, getPoints, ({ session: { accountId } }) => findPoints(db, accountId, isPaying));

  serve(
    app,
    askWithdrawal,
    async ({ body: draft, session: { accountId }, idempotencyKey, request, reply }) => {
      const now = clock();
      await consumeAttempt(db, { key: `ask-withdrawal:${accountId}`, ...requestsPerDay }, now);
      const { withdrawal, isNew } = await withdrawals.askWithdrawal(db, {
        ...{ accountId, draft, key: idempotencyKey, isPaying, now },
      });
      setCreatedStatus(reply, isNew);
      if (isNew) logSecurity(request, 'withdrawal', 'done');
      return { withdrawal: withdrawals.toWithdrawal(withdrawal) };
    },
  );

  serve(app, cancelWithdrawal, async ({ params: { id }, session: { accountId } }) => ({
    withdrawal: withdrawals.toWithdrawal(
      await withdrawals.cancelWithdrawal(db, { id, accountId, now: clock() }),
    ),
  }));

  serve(app, listPointsOfAccount, async ({ params: { id }, query, request }) => {
    const ledger = await corrections.findLedger(db, id, query);
    logSecurity(request, 'points-read', 'done', { about: id });
    return ledger;
  });

  serve(
    app,
    correctPoints,
    async ({ params: { id }, body: draft, session, idempotencyKey, request, reply }) => {
      const isNew = await corrections.correctPoints(db, {
        ...{ accountId: id, draft, key: idempotencyKey, adminId: session.accountId, now: clock() },
      });
      setCreatedStatus(reply, isNew);
      if (isNew) logSecurity(request, 'points-correction', 'done', { about: id });
      return corrections.findLedger(db, id, { page: 1, size: listedMovements });
    },
  );

  serve(app, listWithdrawals, async ({ query }) => ({
    ...(await decisions.findWithdrawals(db, query)),
    is_paying: isPaying,
  }));

  serve(app, decideWithdrawal, async ({ params: { id }, body, session, request }) => {
    const { outcome, state, reason } = body;
    const withdrawal = await decisions.decideWithdrawal(db, {
      ...{ id, outcome, state, reason, adminId: session.accountId, now: clock() },
    });
    logSecurity(request, 'withdrawal-decision', 'done');
    return { withdrawal };
  });
}
