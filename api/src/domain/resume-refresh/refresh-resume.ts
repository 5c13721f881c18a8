import { pointRewards, type RefreshStatus, resumeRefresh } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import type { Db } from '../../database/pools.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { movePoints } from '../points/ledger.ts';
import { findAllEntries } from '../profile-entries/entry-repository.ts';
import { newMarks, resumeMarks } from './resume-marks.ts';

const lastingMs = resumeRefresh.days * 86_400_000;

/** Refreshes that began later last at `now`. */
export const startOfRefresh = (now: Date): Date => new Date(now.getTime() - lastingMs);

interface Standing {
  status: RefreshStatus;
  /** What a refresh now would store. */
  marks: number[] | null;
}

async function findStanding(db: Db, accountId: number, now: Date): Promise<Standing> {
  const { country_key, is_profile_completed, is_findable, ...account } = await db
    .selectFrom('accounts as a')
    .leftJoin('talent_consents as t', 't.account_id', 'a.id')
    .select(['a.country_key', 'a.is_profile_completed', 'a.headline', 'a.summary', 'a.location'])
    .select(['a.working_since', 't.account_id as is_findable'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('resume_refreshes')
    .select(['refreshed_at', 'marks'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  const programmes = rewardProgrammes(country_key);
  const latest = earlier[0]?.refreshed_at ?? null;
  const content = { ...account, entries: await findAllEntries(db, accountId) };
  const marks = newMarks(resumeMarks(content), new Set(earlier.flatMap((one) => one.marks)));
  const status = {
    state: stateOf({ isOpen: programmes.refresh, latest, is_profile_completed, marks, now }),
    refreshed_at: latest && toSeconds(latest),
    until: latest && toSeconds(new Date(latest.getTime() + lastingMs)),
    points: programmes.points ? pointRewards.refresh : 0,
    is_findable: is_findable !== null,
  };
  return { status, marks };
}

interface Facts {
  isOpen: boolean;
  latest: Date | null;
  is_profile_completed: boolean;
  marks: number[] | null;
  now: Date;
}

function stateOf({ isOpen, latest, is_profile_completed, marks, now }: Facts): RefreshStatus['state'] {
  if (!isOpen) return 'closed';
  if (latest !== null && latest > startOfRefresh(now)) return 'active';
  if (!is_profile_completed) return 'incomplete';
  return marks === null ? 'unchanged' : 'ready';
}

export const findRefresh = async (db: Db, accountId: number, now: Date): Promise<RefreshStatus> =>
  (await findStanding(db, accountId, now)).status;

const refusals = {
  closed: errorCode.refreshClosed,
  incomplete: errorCode.profileIncomplete,
  unchanged: errorCode.refreshUnchanged,
} as const;

/** Refreshes the résumé, once in its days however often it is asked: the account is locked. */
export async function refreshResume(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ status: RefreshStatus; isNew: boolean }> {
  await requireConfirmedAddress(db, accountId);
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const { status, marks } = await findStanding(tx, accountId, now);
    if (status.state === 'active') return { status, isNew: false };
    if (status.state !== 'ready' || marks === null)
      throw new ApiError(refusals[status.state === 'ready' ? 'unchanged' : status.state]);
    const { id } = await tx
      .insertInto('resume_refreshes')
      .values({ account_id: accountId, refreshed_at: now, marks })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = `refresh:${id}`;
    if (status.points > 0)
      await movePoints(tx, {
        ...{ key: subject, kind: 'refresh', subject, points: status.points, now },
        ...{ from: 'programme', to: `account:${accountId}` },
      });
    return { status: await findRefresh(tx, accountId, now), isNew: true };
  });
}
