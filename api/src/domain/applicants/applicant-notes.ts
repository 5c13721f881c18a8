import type { writeApplicantNote } from '@jobharbor/shared/calls/recruiter/write-applicant-note';
import type { ApplicantNote, CallRequest } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findEarlierResult, lockAccount, storeResult } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { findRole } from '../company-members/membership.ts';
import { audienceOf, fullName } from '../recruiters/recruiter-repository.ts';
import { lockApplicant } from './own-applicants.ts';

interface Reader {
  accountId: number;
  companyId: number;
}

/** The notes of an application, the newest first. */
export async function findNotes(db: Db, applicationId: number, reader: Reader): Promise<ApplicantNote[]> {
  const notes = await db
    .selectFrom('applicant_notes as n')
    .leftJoin('accounts as author', 'author.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.written_at', 'n.author_id', 'author.first_name', 'author.last_name'])
    .where('n.application_id', '=', applicationId)
    .orderBy('n.id', 'desc')
    .execute();
  const mentions = await db
    .selectFrom('applicant_mentions as m')
    .innerJoin('applicant_notes as n', 'n.id', 'm.note_id')
    .innerJoin('accounts', 'accounts.id', 'm.account_id')
    .select(['m.note_id', 'accounts.id', 'accounts.first_name', 'accounts.last_name'])
    .where('n.application_id', '=', applicationId)
    .orderBy('accounts.id')
    .execute();
  const mayDeleteAll = (await findRole(db, reader.companyId, reader.accountId)) === 'admin';
  return notes.map(({ id, text, author_id, first_name, last_name, written_at }) => ({
    ...{ id, text, written_at: toSeconds(written_at) },
    author:
      author_id === null
        ? null
        : { id: author_id, name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }) },
    mentions: mentions
      .filter((one) => one.note_id === id)
      .map((one) => ({ id: one.id, name: fullName(one) })),
    can_delete: mayDeleteAll || author_id === reader.accountId,
  }));
}

interface NewNote {
  accountId: number;
  id: number;
  draft: CallRequest<typeof writeApplicantNote>['body'];
  key: string | undefined;
  now: Date;
}

/** Stores a note once for each key, and notifies whom it mentions. 40001 for a mention of who may not read the application. */
export async function writeNote(
  db: Db,
  { accountId, id, draft, key, now }: NewNote,
): Promise<{ note: ApplicantNote; isNew: boolean }> {
  const request = { accountId, scope: 'note', key, content: [String(id), JSON.stringify(draft)] };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const { recruiter_id, company_id, job_id } = await lockApplicant(tx, accountId, id);
    const earlier = await findEarlierResult(tx, request);
    const noteId = earlier ?? (await insertNote(tx, { accountId, id, text: draft.text, now }));
    if (earlier === null) {
      await storeResult(tx, request, noteId);
      const readers = await audienceOf(tx, recruiter_id ?? accountId);
      const mentioned = [...new Set(draft.mentions)].filter((one) => one !== accountId);
      if (mentioned.some((one) => !readers.includes(one)))
        throw new ApiError(errorCode.invalidParameters, { fieldProblems: { mentions: 'invalid' } });
      await insertRows(
        mentioned.map((one) => ({ note_id: noteId, account_id: one })),
        (chunk) => tx.insertInto('applicant_mentions').values(chunk),
      );
      await insertRows(
        mentioned.map((one) => ({
          ...{ account_id: one, event: 'mentioned' as const, at: now, application_id: id, job_id },
        })),
        (chunk) => tx.insertInto('notifications').values(chunk),
      );
      if (mentioned.length > 0) await publish(tx, { kind: 'news', audience: mentioned });
      await publish(tx, { kind: 'application', application_id: id, audience: readers });
    }
    const notes = await findNotes(tx, id, { accountId, companyId: company_id });
    const note = notes.find((one) => one.id === noteId);
    if (note === undefined) throw new ApiError(errorCode.notFound);
    return { note, isNew: earlier === null };
  });
}

async function insertNote(
  tx: Db,
  { accountId, id, text, now }: { accountId: number; id: number; text: string; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('applicant_notes')
    .values({ application_id: id, author_id: accountId, text: text.trim(), written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Not found for a note that the caller neither wrote nor administers. */
export async function deleteNote(
  db: Db,
  { accountId, id, noteId }: { accountId: number; id: number; noteId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company_id: companyId } = await lockApplicant(tx, accountId, id);
    const mayDeleteAll = (await findRole(tx, companyId, accountId)) === 'admin';
    const { numDeletedRows } = await tx
      .deleteFrom('applicant_notes')
      .where('id', '=', noteId)
      .where('application_id', '=', id)
      .$if(!mayDeleteAll, (query) => query.where('author_id', '=', accountId))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
  });
}
