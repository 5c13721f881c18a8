import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { isQuietFor } from '../account-settings/notice-schedule.ts';
import { notBlocked, recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { silentKinds } from '../messages/silent-kinds.ts';

/** Delay of a push: none about what is read on the site at once. */
const unreadSeconds = 10;
/** Maximum age in hours of an event that still causes a push. */
const newsHours = 24;
const batch = 100;

/** What a candidate is told by a push, at most once. */
export interface DuePush {
  account_id: number;
  language: string | null;
  country_key: string | null;
  company: string;
  title: string;
  slug: string;
  job_id: number;
  application_id: number | null;
  /** Null for a chat. */
  event: string | null;
  /** Of the chat, or the latest interview or offer of the event's application. */
  subject_id: number | null;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** SQL: some browser of the account was subscribed before `at`, and its session stands. Both are columns. */
const isReached = (account: string, at: string, now: Date) => sql<boolean>`exists (
  select from push_subscriptions s join sessions on sessions.id = s.session_id
  where s.account_id = ${sql.ref(account)} and s.subscribed_at <= ${sql.ref(at)} and sessions.expires_at > ${now})`;

/** SQL: the account has not switched pushes of `kind` off. */
const isWanted = (account: string, kind: 'messages' | 'applications') => sql<boolean>`not exists (
  select from notification_settings switched where switched.account_id = ${sql.ref(account)}
    and switched.kind = ${kind} and switched.channel = 'push' and not switched.is_on)`;

const columns = sql`
  p.id as account_id, p.language, p.country_key, companies.name as company, j.title, j.slug, j.id as job_id`;

const joins = sql`
  join accounts p on p.id = a.account_id and p.role = 'jobseeker'
    and p.suspended_at is null and p.deletion_due_at is null
  join jobs j on j.id = a.job_id
  join companies on companies.id = j.company_id`;

/**
 * Chats whose last message is an employer's and unread, where the one pushed before has been read. Not those that the person
 * has muted, deleted or is not interested in.
 */
export async function takeUnreadChats(tx: Db, now: Date): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select c.id, m.id as message_id from chats c
      cross join lateral (
        select id, sender, sent_at from messages
        where chat_id = c.id and kind not in ${silentKinds} order by id desc limit 1) m
      where c.jobseeker_id in (select account_id from push_subscriptions)
        and c.updated_at > ${before(now, newsHours * 3_600)}
        and m.sender = 'recruiter' and m.sent_at <= ${before(now, unreadSeconds)}
        and m.id > greatest(c.jobseeker_read, coalesce(c.pushed_message_id, 0))
        and coalesce(c.pushed_message_id, 0) <= c.jobseeker_read
        and ${recruiterNotBlocked('c.jobseeker_id', 'c.recruiter_id')}
        and not exists (select from chat_settings s where s.chat_id = c.id and s.account_id = c.jobseeker_id
          and (s.muted_at is not null or s.not_interested_reason is not null or s.deleted_up_to >= m.id))
        and ${isReached('c.jobseeker_id', 'm.sent_at', now)} and ${isWanted('c.jobseeker_id', 'messages')}
        and not ${isQuietFor('c.jobseeker_id', now)}
      order by c.id limit ${batch} for update of c skip locked
    ), taken as (
      update chats set pushed_message_id = due.message_id from due where chats.id = due.id
      returning chats.application_id, chats.jobseeker_id, chats.id as subject_id
    ), a as (
      select taken.subject_id, taken.application_id, taken.jobseeker_id as account_id,
        coalesce(applications.job_id, s.job_id) as job_id
      from taken
      left join applications on applications.id = taken.application_id
      left join chat_starts s on s.chat_id = taken.subject_id
    )
    select ${columns}, a.application_id, a.subject_id, null as event from a ${joins}`.execute(tx);
  return rows;
}

/** Unread notifications of candidates: the newest of each application, since it says all. */
export async function takeNotifications(tx: Db, now: Date): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select n.id from notifications n join jobs j on j.id = n.job_id
      where n.account_id in (select account_id from push_subscriptions)
        and n.read_at is null and n.pushed_at is null and n.event <> 'viewed'
        and n.at > ${before(now, newsHours * 3_600)} and n.at <= ${before(now, unreadSeconds)}
        and ${notBlocked('n.account_id', 'j.company_id')}
        and ${isReached('n.account_id', 'n.at', now)} and ${isWanted('n.account_id', 'applications')}
        and not ${isQuietFor('n.account_id', now)}
      order by n.id limit ${batch} for update of n skip locked
    ), taken as (
      update notifications set pushed_at = ${now} from due where notifications.id = due.id
      returning notifications.id, account_id, event, application_id, job_id
    ), a as (
      select distinct on (account_id, job_id, application_id) * from taken
      order by account_id, job_id, application_id, id desc
    )
    select ${columns}, a.application_id, a.event,
      case
        when a.event like 'interview\\_%' then
          (select max(i.id) from interviews i where i.application_id = a.application_id)
        when a.event like 'offer\\_%' then
          (select max(o.id) from offers o where o.application_id = a.application_id)
      end as subject_id
    from a ${joins}`.execute(tx);
  return rows;
}
