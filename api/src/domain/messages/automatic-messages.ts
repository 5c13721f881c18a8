import type { MessageContent } from '@jobharbor/shared/contracts';
import { fillTemplate, type TemplateValues } from '@jobharbor/shared/contracts/entries/fill-template';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import type { StoredChat } from './chat-access.ts';
import { ownKinds } from './silent-kinds.ts';

/** The person's greeting in use with its placeholders filled, if it is sent by itself; null otherwise. */
export async function findAutomaticGreeting(
  tx: Db,
  accountId: number,
  about: { jobId: number; recruiterId: number },
): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .innerJoin('profile_entries as e', 'e.account_id', 'accounts.id')
    .select(sql<string | null>`e.content->>'text'`.as('text'))
    .where('accounts.id', '=', accountId)
    .where('accounts.sends_greeting', '=', true)
    .where('e.kind', '=', 'greeting')
    .where(sql<boolean>`(e.content->>'is_default')::boolean`)
    .executeTakeFirst();
  return row?.text == null ? null : fillTemplate(row.text, await findValues(tx, about));
}

async function findValues(
  tx: Db,
  { jobId, recruiterId }: { jobId: number; recruiterId: number },
): Promise<TemplateValues> {
  const job = await tx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  const recruiter = await tx
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .select(['accounts.first_name', 'accounts.last_name'])
    .where('accounts.id', '=', recruiterId)
    .executeTakeFirst();
  const name = recruiter && fullName(recruiter);
  return { name: name || job.name, job: job.title, company: job.name };
}

/** The message that is sent by itself, and the file that it describes. */
export interface AutomaticResume {
  content: MessageContent<'resume'>;
  fileKey: string;
}

/**
 * The person's default résumé, or else the newest, if a chat of an application gets it by itself now: both have written, and
 * the person chose so. Null where the application or the chat has or had one, or the application is no longer shared. The
 * caller holds the lock on the chat's row; the résumé's row is locked, too, so that a deletion waits.
 */
export async function findAutomaticResume(tx: Db, chat: StoredChat): Promise<AutomaticResume | null> {
  if (chat.application_id === null) return null;
  const resume = await tx
    .selectFrom('resumes')
    .innerJoin('accounts', 'accounts.id', 'resumes.account_id')
    .select(['resumes.filename', 'resumes.format', 'resumes.size', 'resumes.file_key'])
    .where('accounts.id', '=', chat.jobseeker_id)
    .where('accounts.sends_resume', '=', true)
    .where('resumes.deleted_at', 'is', null)
    .where(
      sql<boolean>`resumes.opening is distinct from 'locked' and resumes.opening is distinct from 'damaged'`,
    )
    .where(awaitsResume(chat))
    .orderBy('resumes.is_default', 'desc')
    .orderBy('resumes.id', 'desc')
    .limit(1)
    .forShare('resumes')
    .executeTakeFirst();
  if (resume === undefined) return null;
  const { file_key: fileKey, ...file } = resume;
  return { content: { kind: 'resume', state: 'accepted', resume: file, text: file.filename }, fileKey };
}

const awaitsResume = ({ id, application_id }: StoredChat) => sql<boolean>`(
  exists (select from applications a
    where a.id = ${application_id} and a.is_shared and a.resume_file_key is null
      and a.status not in ('withdrawn', 'declined'))
  and not exists (select from messages m where m.chat_id = ${id} and (m.kind = 'resume' or m.automatic = 'resume'))
  and (select count(distinct m.sender) from messages m
    where m.chat_id = ${id} and m.automatic is null
      and m.kind in (${sql.join(ownKinds)})) = 2)`;
