import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import { forgetWriter } from '../references/reference-repository.ts';
import { findOwnedFiles, findOwnedTables } from './owned-tables.ts';

/** Anonymised part of an application that stays with the employer. All other tables of the account are deleted. */
const kept = new Set(['applications', 'application_steps', 'chats', 'messages']);

/**
 * Erases accounts after their grace period, each in its own transaction, so that a killed process leaves each complete or
 * erased. Safe to run concurrently.
 */
export async function eraseDueAccounts(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .orderBy('deletion_due_at')
    .execute();
  for (const { id } of due) await db.transaction().execute((tx) => eraseAccount(tx, id, now));
}

/**
 * Deletes the account, and by cascading foreign keys all that belongs to it. Applications remain anonymised for
 * employers: that somebody applied, when, and the employer's own messages. Does nothing if the deletion was cancelled
 * meanwhile.
 */
async function eraseAccount(tx: Db, accountId: number, now: Date): Promise<void> {
  // The row lock prevents new references to the account.
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'email_key', 'is_email_verified', 'phone_num', 'is_mobile_verified'])
    .where('id', '=', accountId)
    .where('deletion_due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return;
  const files = await findOwnedFiles(tx, accountId);
  const removed = files.map((file_key) => ({ file_key }));
  await insertRows(removed, (chunk) =>
    tx
      .insertInto('removed_files')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing()),
  );
  for (const { name, rows } of await findOwnedTables(tx, accountId))
    if (!kept.has(name)) await sql`delete from ${sql.table(name)} where ${rows}`.execute(tx);
  await anonymiseApplications(tx, accountId, now);
  await deleteUnreferenced(tx, account);
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
}

/** An application without what its person sent and wrote. */
const cleared = {
  status: 'withdrawn' as const,
  is_shared: false,
  first_message: '',
  decline_text: null,
  screening_answers: '[]',
  resume_id: null,
  resume_filename: null,
  resume_file_key: null,
  resume_format: null,
  resume_size: null,
  video_filename: null,
  video_file_key: null,
  video_size: null,
  video_seconds: null,
  profile: null,
};

/** Withdraws the person's applications, clears what they sent and wrote, and reassigns them to a placeholder account. */
async function anonymiseApplications(tx: Db, accountId: number, now: Date): Promise<void> {
  // No application keeps them.
  await tx
    .deleteFrom('chats')
    .where('jobseeker_id', '=', accountId)
    .where('application_id', 'is', null)
    .execute();
  const applications = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'recruiter_id'])
    .where('account_id', '=', accountId)
    .execute();
  if (applications.length === 0) return;
  const nobody = await tx
    .insertInto('accounts')
    .values({ role: 'jobseeker', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id, status } of applications)
    if (status !== 'withdrawn')
      await tx
        .insertInto('application_steps')
        .values({ application_id: id, at: now, actor: 'jobseeker', event: 'withdrawn' })
        .execute();
  const isTheirs = anyIdOf(applications.map(({ id }) => id));
  await tx.deleteFrom('application_resumes').where('application_id', '=', isTheirs).execute();
  await tx
    .updateTable('application_openings')
    .set({ filename: null })
    .where('application_id', '=', isTheirs)
    .execute();
  await tx
    .updateTable('applications')
    .set({ ...cleared, account_id: nobody.id, updated_at: now })
    .where('account_id', '=', accountId)
    .execute();
  await sql`
    update messages set text = '', client_key = null, sender_id = null, filename = null, file_key = null
    from chats where chats.id = messages.chat_id and chats.jobseeker_id = ${accountId}
      and messages.sender = 'jobseeker'`.execute(tx);
  await sql`
    update messages set text = '', jobseeker_mobile = null, recruiter_mobile = null, filename = null, file_key = null
    from chats where chats.id = messages.chat_id and chats.jobseeker_id = ${accountId}
      and messages.kind in ('mobile', 'resume')`.execute(tx);
  await tx
    .updateTable('chats')
    .set({ jobseeker_id: nobody.id })
    .where('jobseeker_id', '=', accountId)
    .execute();
  for (const { id, recruiter_id } of applications)
    if (recruiter_id !== null)
      await publish(tx, {
        kind: 'application',
        application_id: id,
        audience: await audienceOf(tx, recruiter_id),
      });
}

interface Erased {
  id: number;
  email: string | null;
  email_key: string | null;
  is_email_verified: boolean;
  phone_num: string | null;
  is_mobile_verified: boolean;
}

/** Deletes rows with the person's address, number or account that have no foreign key. Other accounts' rows are kept. */
async function deleteUnreferenced(tx: Db, erased: Erased): Promise<void> {
  const { id, email, email_key: key, is_email_verified, phone_num: phone, is_mobile_verified } = erased;
  await sql`delete from one_time_codes where subject = ${`account:${id}`} or subject like ${`${id}:%`}`.execute(
    tx,
  );
  if (phone !== null && is_mobile_verified) {
    await sql`delete from one_time_codes where subject = ${phone}`.execute(tx);
    await sql`delete from sms_messages where recipient = ${phone}`.execute(tx);
  }
  if (key === null || email === null) return;
  const { rows } = await sql`select from accounts where email_key = ${key} and id <> ${id} limit 1`.execute(
    tx,
  );
  if (rows.length > 0 && !is_email_verified) return;
  await sql`delete from one_time_codes where subject = ${key}`.execute(tx);
  await sql`delete from sign_in_links where email_key = ${key}`.execute(tx);
  await sql`delete from social_proofs where email_key = ${key}`.execute(tx);
  // The typed form as well, since the key has the domain in ASCII.
  const written = [key, email, email.toLowerCase()];
  await sql`
    delete from mails where recipient = any(${written}) or lower(recipient) = any(${written})
      or reply_to = any(${written}) or lower(reply_to) = any(${written})`.execute(tx);
  await sql`delete from stopped_addresses where address_key = ${key}`.execute(tx);
  // Of earlier versions: no longer written.
  await sql`delete from mail_bounces where address_key = ${key}`.execute(tx);
  if (is_email_verified)
    await sql`delete from feedback where email = any(${written}) or lower(email) = any(${written})`.execute(
      tx,
    );
  if (is_email_verified) await forgetWriter(tx, key);
  if (is_email_verified) await sql`delete from job_alerts where email_key = ${key}`.execute(tx);
}
