import type { Notification, UnreadChat } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { isParticipant, jobIdOfChat, otherSide, type Participant } from '../messages/chat-access.ts';
import { silentKinds } from '../messages/silent-kinds.ts';
import { audienceOf, representedRecruiters } from '../recruiters/recruiter-repository.ts';

const maxShown = 30;
const maxChats = 5;

/** Notifications of the participant; of a candidate without those of companies that they have blocked. */
function ownNotifications(db: Db, { accountId, side }: Participant) {
  const rows = db
    .selectFrom('notifications as n')
    .innerJoin('jobs as j', 'j.id', 'n.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id');
  return side === 'jobseeker'
    ? rows.where('n.account_id', '=', accountId).where(notBlocked('n.account_id', 'j.company_id'))
    : rows.where('n.account_id', 'in', representedRecruiters(accountId));
}

export async function countUnread(db: Db, participant: Participant): Promise<number> {
  const { unread } = await ownNotifications(db, participant)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('n.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** The latest notifications, newest first. */
export async function findNotifications(db: Db, participant: Participant): Promise<Notification[]> {
  const rows = await ownNotifications(db, participant)
    .leftJoin('applications as a', 'a.id', 'n.application_id')
    .leftJoin('accounts as candidate', 'candidate.id', 'a.account_id')
    .select(['n.id', 'n.event', 'n.at', 'n.read_at', 'n.application_id'])
    .select(['j.id as job_id', 'j.slug', 'j.title', 'j.language', 'c.name', 'candidate.first_name'])
    .select(
      sql<number | null>`case
        when n.event like 'interview\_%' then
          (select max(i.id) from interviews i where i.application_id = n.application_id)
        when n.event like 'offer\_%' then
          (select max(o.id) from offers o where o.application_id = n.application_id)
        end`.as('subject_id'),
    )
    .orderBy('n.id', 'desc')
    .limit(maxShown)
    .execute();
  const isCandidate = participant.side === 'jobseeker';
  return rows.map(({ id, event, application_id, subject_id, ...row }) => ({
    ...{ id, event, application_id, subject_id },
    ...{ at: toSeconds(row.at), is_read: row.read_at !== null },
    job: { id: row.job_id, slug: row.slug, title: row.title, language: row.language },
    counterpart: isCandidate ? row.name : (row.first_name ?? ''),
  }));
}

/**
 * Condition: the participant has not deleted the chat or moved it to Not interested. For mails it must not be muted,
 * either.
 */
const isListed = ({ accountId }: Participant, isMailed: boolean) => sql<boolean>`not exists (
  select from chat_settings s where s.chat_id = chats.id and s.account_id = ${accountId}
    and (s.not_interested_reason is not null or s.deleted_up_to >= chats.last_message_id
      or (${isMailed} and s.muted_at is not null)))`;

/** The latest chats with messages that the participant has not read, and how many in each; `since`: changed after it. */
export async function findUnreadChats(
  db: Db,
  participant: Participant,
  since?: Date,
): Promise<(UnreadChat & { application_id: number | null })[]> {
  const { side } = participant;
  const rows = await db
    .selectFrom('chats')
    .leftJoin('applications', 'applications.id', 'chats.application_id')
    .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
    .innerJoin('jobs as j', (join) => join.on('j.id', '=', jobIdOfChat))
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .innerJoin('accounts as candidate', 'candidate.id', 'chats.jobseeker_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as m')
          .select((inner) => inner.fn.countAll<number>().as('unread_count'))
          .whereRef('m.chat_id', '=', 'chats.id')
          .where('m.sender', '=', otherSide(side))
          .where(sql<boolean>`m.kind not in ${silentKinds}`)
          .whereRef('m.id', '>', `chats.${side}_read`)
          .as('unread'),
      (join) => join.onTrue(),
    )
    .where(isParticipant(participant))
    .whereRef('chats.last_message_id', '>', `chats.${side}_read`)
    .where('unread.unread_count', '>', 0)
    .where(isListed(participant, since !== undefined))
    .$if(since !== undefined, (query) => query.where('chats.updated_at', '>', since ?? new Date(0)))
    .select([
      'chats.id',
      'chats.application_id',
      'unread.unread_count',
      'j.title',
      'c.name',
      'candidate.first_name',
    ])
    .orderBy('chats.updated_at', 'desc')
    .limit(maxChats)
    .execute();
  return rows.map(({ id, application_id, unread_count, title, name, first_name }) => ({
    ...{ chat_id: id, application_id, unread_count: Number(unread_count), job_title: title },
    counterpart: side === 'jobseeker' ? name : first_name,
  }));
}

/**
 * Marks the participant's notifications as read, together with the news of applications behind them. Tells their tabs.
 */
export async function markRead(
  db: Db,
  { accountId, side }: Participant,
  { upTo, ids, now }: { upTo: number; ids: number[] | undefined; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const read = await tx
      .updateTable('notifications')
      .set({ read_at: now })
      .where('account_id', 'in', side === 'jobseeker' ? [accountId] : representedRecruiters(accountId))
      .where('read_at', 'is', null)
      .where('id', '<=', upTo)
      .$if(ids !== undefined, (query) => query.where('id', '=', anyIdOf(ids ?? [])))
      .returning(['account_id', 'application_id', 'at'])
      .execute();
    if (read.length === 0) return;
    if (side === 'jobseeker') await clearNews(tx, read);
    const [recruiterId = accountId] = read.map(({ account_id }) => account_id);
    const audience = side === 'jobseeker' ? [accountId] : await audienceOf(tx, recruiterId);
    await publish(tx, { kind: 'news', audience: [...new Set([accountId, ...audience])] });
  });
}

/** Clears the news of applications whose latest step was read. */
async function clearNews(
  tx: Db,
  read: readonly { account_id: number; application_id: number | null; at: Date }[],
): Promise<void> {
  const ids = read.flatMap(({ application_id }) => application_id ?? []);
  await tx
    .updateTable('applications as a')
    .set({ news_at: null, news_event: null })
    .where('a.id', '=', anyIdOf([...new Set(ids)]))
    .where('a.news_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.account_id', '=', 'a.account_id')
            .whereRef('n.application_id', '=', 'a.id')
            .where('n.read_at', 'is', null),
        ),
      ),
    )
    .execute();
}
