import { conductReasonLists, type OwnConductReport, type ReportedConduct } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { flatOptionById, optionIn } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';
import { toSeconds } from '../common/seconds.ts';
import type { Participant } from '../messages/chat-access.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { fillRecalled } from './fill-recalled.ts';
import { type ConductSubject, findSubject } from './find-subject.ts';

const maxOwn = 200;

/** A reason of the kind's list in the market's language; undefined for an id that it does not have. */
export function conductReason(kind: ConductSubject['kind'], id: number, { language }: Market) {
  const reason = flatOptionById(conductReasonLists[kind], id);
  return reason && optionIn(reason, language.value);
}

export interface NewConductReport {
  subject: ConductSubject;
  reasonId: number;
  details: string;
  now: Date;
}

/** Stores a report with its evidence, or changes the person's earlier one of the same subject, which is then undecided again. */
export async function storeConductReport(
  db: Db,
  asker: Participant,
  { subject, reasonId, details, now }: NewConductReport,
): Promise<{ isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { accusedId, evidence } = await findSubject(tx, asker, subject);
    const values = {
      ...{ reason_id: reasonId, details, reported_at: now },
      ...{ accused_id: accusedId, evidence: JSON.stringify(evidence) },
    };
    const inserted = await tx
      .insertInto('conduct_reports')
      .values({ account_id: asker.accountId, kind: subject.kind, subject_id: subject.id, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'subject_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await countUnconfirmed(tx, asker.accountId, 'reports', now);
      return { isNew: true };
    }
    await tx
      .updateTable('conduct_reports')
      .set({ ...values, decision_id: null })
      .where('account_id', '=', asker.accountId)
      .where('kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .execute();
    return { isNew: false };
  });
}

/** The reports of an account with what came of them, latest first. */
export async function findOwnConductReports(
  db: Db,
  accountId: number,
  market: Market,
): Promise<OwnConductReport[]> {
  const rows = await db
    .selectFrom('conduct_reports as r')
    .leftJoin('conduct_report_decisions as d', 'd.id', 'r.decision_id')
    .where('r.account_id', '=', accountId)
    .select(['r.kind', 'r.subject_id', 'r.reason_id', 'r.reported_at', 'd.outcome', 'd.decided_at'])
    .orderBy('r.reported_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(maxOwn)
    .execute();
  return rows.flatMap(({ reason_id, reported_at, outcome, decided_at, ...report }) => {
    const reason = conductReason(report.kind, reason_id, market);
    if (reason === undefined) return [];
    const decision = outcome && decided_at && { outcome, at: toSeconds(decided_at) };
    return [{ ...report, reason, reported_at: toSeconds(reported_at), decision: decision || null }];
  });
}

/** Undecided reports, the longest waiting first. */
export async function findReportedConduct(
  db: Db,
  { page, size }: { page: number; size: number },
  market: Market,
): Promise<{ reports: ReportedConduct[]; total: number }> {
  const undecided = db.selectFrom('conduct_reports as r').where('r.decision_id', 'is', null);
  const { total } = await undecided
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await undecided
    .leftJoin('accounts as accused', 'accused.id', 'r.accused_id')
    .select(['r.id', 'r.kind', 'r.subject_id', 'r.account_id as reporter_id', 'r.accused_id'])
    .select(['r.reason_id', 'r.details', 'r.evidence', 'r.reported_at'])
    .select(['accused.first_name', 'accused.last_name'])
    .select(
      sql<number>`(select count(*) from conduct_reports as o where o.accused_id = r.accused_id)`.as(
        'reports_of_accused',
      ),
    )
    .orderBy('r.reported_at')
    .orderBy('r.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const reports = rows.flatMap(({ reason_id, reported_at, first_name, last_name, ...row }) => {
    const reason = conductReason(row.kind, reason_id, market);
    const accused_name = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' });
    return reason ? [{ ...row, reason, accused_name, reported_at: toSeconds(reported_at) }] : [];
  });
  return { reports: await fillRecalled(db, reports), total };
}
