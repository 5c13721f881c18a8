import { type ConductEvidence, type ConductKind, maxEvidenceMessages } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { jobIdOfChat, otherSide, type Participant } from '../messages/chat-access.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

export interface ConductSubject {
  kind: ConductKind;
  id: number;
}

/** Subject of a report: the reported account, and a copy of the evidence. */
export interface FoundSubject {
  accusedId: number;
  evidence: ConductEvidence;
}

/**
 * The subject of a report by somebody who takes part in it, with the evidence of now; not found for others. Companies that the
 * person has blocked are found, too: blocking them must not protect them.
 */
export async function findSubject(
  db: Db,
  asker: Participant,
  subject: ConductSubject,
): Promise<FoundSubject> {
  const rows = await chatsOf(db, asker, subject)
    .innerJoin('jobs', (join) => join.on('jobs.id', '=', jobIdOfChat))
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['chats.id as chatId', 'chats.jobseeker_id', 'chats.recruiter_id'])
    .select(['jobs.title', 'companies.name as company'])
    .orderBy('chats.updated_at', 'desc')
    .execute();
  const [latest] = rows;
  if (latest === undefined) throw new ApiError(errorCode.notFound);
  return {
    accusedId: latest[`${otherSide(asker.side)}_id`],
    evidence: {
      job_title: latest.title,
      company_name: latest.company,
      messages: await copyMessages(
        db,
        rows.map(({ chatId }) => chatId),
      ),
      interview: subject.kind === 'interview' ? await copyInterview(db, subject.id) : null,
    },
  };
}

/** The chats that the subject is about, with the application of each that has one. */
function chatsOf(db: Db, { accountId, side }: Participant, { kind, id }: ConductSubject) {
  const own = db
    .selectFrom('chats')
    .leftJoin('applications', 'applications.id', 'chats.application_id')
    .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
    .$if(side === 'jobseeker', (query) => query.where('chats.jobseeker_id', '=', accountId))
    .$if(side === 'recruiter', (query) =>
      query.where('chats.recruiter_id', 'in', representedRecruiters(accountId)),
    );
  switch (kind) {
    case 'chat':
      return own.where('chats.id', '=', id);
    case 'recruiter':
      return own.where('chats.recruiter_id', '=', id);
    case 'talent':
      return own.where('applications.id', '=', id);
    case 'interview':
      return own.where('applications.id', 'in', (eb) =>
        eb.selectFrom('interviews').select('application_id').where('interviews.id', '=', id),
      );
  }
}

/** A recalled message without its text, since the reporter's export of data holds the copy. */
async function copyMessages(db: Db, chatIds: readonly number[]): Promise<ConductEvidence['messages']> {
  const rows = await db
    .selectFrom('messages')
    .where('chat_id', '=', anyIdOf(chatIds))
    .select(['id', 'sender', 'text', 'sent_at', 'kind'])
    .orderBy('id', 'desc')
    .limit(maxEvidenceMessages)
    .execute();
  return rows.reverse().map(({ id, sender, text, sent_at, kind }) => ({
    ...{ id, sender, text, sent_at: toSeconds(sent_at) },
    ...(kind === 'recalled' && { is_recalled: true }),
  }));
}

async function copyInterview(db: Db, id: number): Promise<ConductEvidence['interview']> {
  const { starts_at, ends_at, checked_in_at, ...row } = await db
    .selectFrom('interviews')
    .where('id', '=', id)
    .select(['starts_at', 'ends_at', 'kind', 'place', 'link', 'contact_name', 'contact_phone', 'note'])
    .select(['state', 'checked_in_at', 'jobseeker_attended', 'recruiter_attended', 'appeal_text'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    starts_at: toSeconds(starts_at),
    ends_at: toSeconds(ends_at),
    checked_in_at: checked_in_at && toSeconds(checked_in_at),
  };
}
