import type { ApplicantRecord } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { audienceOf, fullName } from '../recruiters/recruiter-repository.ts';
import { findNotes } from './applicant-notes.ts';
import { findStages, stageFits } from './company-stages.ts';
import { lockApplicant } from './own-applicants.ts';

/** The members who may read an application of this recruiter, by name. */
async function findTeam(db: Db, recruiterId: number): Promise<ApplicantRecord['team']> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', await audienceOf(db, recruiterId))
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}

/** What the team keeps about an application; the caller's mentions in it are read by that. */
export async function readRecord(
  db: Db,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<ApplicantRecord> {
  return db.transaction().execute(async (tx) => {
    const { company_id, recruiter_id } = await lockApplicant(tx, accountId, id);
    await tx
      .updateTable('applicant_mentions')
      .set({ read_at: now })
      .where('account_id', '=', accountId)
      .where('read_at', 'is', null)
      .where('note_id', 'in', tx.selectFrom('applicant_notes').select('id').where('application_id', '=', id))
      .execute();
    const row = await tx
      .selectFrom('applicant_records as r')
      .innerJoin('applications', 'applications.id', 'r.application_id')
      .leftJoin('company_stages as s', 's.id', 'r.stage_id')
      .select(['r.tags', 's.id', 's.name', 's.status'])
      .select(sql<boolean | null>`${stageFits}`.as('fits'))
      .where('r.application_id', '=', id)
      .executeTakeFirst();
    return {
      stage:
        row?.fits && row.id && row.name && row.status
          ? { id: row.id, name: row.name, status: row.status }
          : null,
      stages: await findStages(tx, company_id),
      tags: row?.tags ?? [],
      decline_told_at: await findToldAt(tx, id),
      notes: await findNotes(tx, id, { accountId, companyId: company_id }),
      team: await findTeam(tx, recruiter_id ?? accountId),
    };
  });
}

async function findToldAt(tx: Db, id: number): Promise<number | null> {
  const plan = await tx
    .selectFrom('planned_declines')
    .select('told_at')
    .where('application_id', '=', id)
    .executeTakeFirst();
  return plan === undefined ? null : toSeconds(plan.told_at);
}

/** Tags without those that differ by case or spaces alone, as they were written first. */
const distinct = (tags: readonly string[]): string[] => [
  ...new Map(
    tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).map((tag) => [tag.toLowerCase(), tag]),
  ).values(),
];

export async function setTags(
  db: Db,
  { accountId, id, tags }: { accountId: number; id: number; tags: readonly string[] },
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockApplicant(tx, accountId, id);
    const stored = distinct(tags);
    await tx
      .insertInto('applicant_records')
      .values({ application_id: id, tags: stored })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ tags: stored }))
      .execute();
    return stored;
  });
}
