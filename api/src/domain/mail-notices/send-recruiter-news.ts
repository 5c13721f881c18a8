import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { isQuietFor } from '../account-settings/notice-schedule.ts';
import { silentKinds } from '../messages/silent-kinds.ts';
import { mailDigest, type NewsReader } from './mail-digest.ts';
import type { NoticeServices } from './notify-candidate.ts';

/** Delay of a mail: none about what is seen on the site. */
const unreadMinutes = 10;
/** Between two mails to a recruiter. */
const pauseMinutes = 60;
/** Maximum age in days of an event that still causes a mail. */
const newsDays = 2;
const batch = 100;

/**
 * Mails recruiters what candidates did and wrote and nobody has read: all in one mail, at most once an hour, outside of quiet
 * hours. Who wants one mail a day gets it from {@link sendDigests}. Recorded in the transaction that queues it, so that
 * it is sent once.
 */
export async function sendRecruiterNews(services: NoticeServices, now: Date): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    for (const reader of await takeReaders(tx, now)) await mailRecruiter(tx, services, reader, now);
  });
}

/** Mails a recruiter their unread news. Links lead to the employers' site where one is connected. */
export async function mailRecruiter(
  tx: Db,
  services: NoticeServices,
  reader: NewsReader,
  now: Date,
): Promise<void> {
  const { handOffs, siteUrl } = services.config;
  const page = (path: string) =>
    handOffs.employer === undefined
      ? sitePage(siteUrl, languageOf(reader), reader.country_key, '/chat-home')
      : `${siteUrl}/redirect?${new URLSearchParams({ site: 'employer', redirect: path })}`;
  // The page of an application has its chat. A chat without one is among those of the overview.
  const toApplication = ({ application_id }: { application_id: number | null }) =>
    page(application_id === null ? '/' : `/applications/${application_id}`);
  const links = { chat: toApplication, event: toApplication };
  await mailDigest(tx, services, { reader, side: 'recruiter', links, overviewUrl: page('/'), now });
}

/** SQL: an unread event that is neither too new nor too old. */
const isDue = (column: string, now: Date) => sql`${sql.ref(column)} <= ${minutesBefore(now, unreadMinutes)}
  and ${sql.ref(column)} > ${minutesBefore(now, newsDays * 1_440)}`;

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Recruiters with news since their last mail: those of the job, their agency, and who acts for the whole company. */
async function takeReaders(tx: Db, now: Date): Promise<NewsReader[]> {
  const { rows } = await sql<NewsReader>`
    with news as (
      select n.account_id as recruiter_id, max(n.at) as at
      from notifications n join recruiters r on r.account_id = n.account_id
      where n.read_at is null and ${isDue('n.at', now)} group by 1
      union all
      select c.recruiter_id, max(m.sent_at)
      from chats c join lateral (
        select id, sender, sent_at from messages
        where chat_id = c.id and kind not in ${silentKinds} order by id desc limit 1) m on true
      where c.updated_at > ${minutesBefore(now, newsDays * 1_440)}
        and m.sender = 'jobseeker' and m.id > c.recruiter_read and ${isDue('m.sent_at', now)} group by 1
    ), reader as (
      select one.account_id, max(news.at) as at
      from news join recruiters r on r.account_id = news.recruiter_id,
      lateral (
        select r.account_id union select r.managed_by
        union select c.account_id from recruiters c
          where c.company_id = r.company_id and c.role in ('admin', 'coordinator')
      ) one
      where one.account_id is not null group by 1
    ), due as (
      select reader.account_id from reader
      left join recruiter_mails m on m.account_id = reader.account_id
      join accounts p on p.id = reader.account_id and p.is_email_verified and p.email is not null
        and p.email_key is not null and p.suspended_at is null and p.deletion_due_at is null
      where (m.account_id is null or (m.mailed_at <= ${minutesBefore(now, pauseMinutes)} and reader.at > m.mailed_at))
        and not exists (select from notice_schedules s where s.account_id = reader.account_id and s.has_digest)
        and not ${isQuietFor('reader.account_id', now)}
      order by reader.account_id limit ${batch}
    ), taken as (
      insert into recruiter_mails (account_id, mailed_at, since)
      select account_id, ${now}, ${minutesBefore(now, newsDays * 1_440)} from due
      on conflict (account_id) do update set since = recruiter_mails.mailed_at, mailed_at = excluded.mailed_at
        where recruiter_mails.mailed_at <= ${minutesBefore(now, pauseMinutes)}
      returning account_id, since
    )
    select taken.account_id, taken.since, p.email, p.email_key, p.language, p.country_key
    from taken join accounts p on p.id = taken.account_id`.execute(tx);
  return rows;
}
