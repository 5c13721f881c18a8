import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { candidateLinks } from './digest-items.ts';
import { mailDigest, type NewsReader } from './mail-digest.ts';
import type { NoticeServices } from './notify-candidate.ts';
import { mailRecruiter } from './send-recruiter-news.ts';

/** The hour of the daily mail, in the person's time zone. */
const digestTime = '08:00';
const batch = 100;

/** `since`: the last daily mail, or when it was asked for. */
interface Due extends NewsReader {
  is_recruiter: boolean;
}

/**
 * Sends the daily mail to who wants one: what came since the last and is unread, messages and the rest. No mail without any.
 * Recorded in the transaction that queues it, so that it is sent once.
 */
export async function sendDigests(services: NoticeServices, now: Date): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    for (const due of await takeDue(tx, now))
      await (due.is_recruiter ? mailRecruiter : sendDigest)(tx, services, due, now);
  });
}

async function sendDigest(tx: Db, services: NoticeServices, reader: Due, now: Date): Promise<void> {
  const linkTo = (path: string) =>
    sitePage(services.config.siteUrl, languageOf(reader), reader.country_key, path);
  const links = candidateLinks(linkTo);
  await mailDigest(tx, services, {
    reader,
    side: 'jobseeker',
    links,
    overviewUrl: linkTo('/onsite-job'),
    now,
  });
}

/** Confirmed addresses whose daily mail is due: after its hour, and none on this day of theirs. */
async function takeDue(tx: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select s.account_id, coalesce(s.digested_at, ${new Date(now.getTime() - 86_400_000)}) as since
      from notice_schedules s, lateral (
        select ${now}::timestamptz at time zone s.time_zone as local,
          s.digested_at at time zone s.time_zone as last
      ) here
      where s.has_digest and here.local::time >= ${digestTime}::time
        and (here.last is null or here.last < here.local::date + ${digestTime}::time)
      order by s.account_id limit ${batch} for update of s skip locked
    ), taken as (
      update notice_schedules n set digested_at = ${now} from due where n.account_id = due.account_id
      returning n.account_id, due.since
    )
    select taken.account_id, taken.since, p.email, p.email_key, p.language, p.country_key,
      p.role = 'recruiter' as is_recruiter
    from taken join accounts p on p.id = taken.account_id and p.is_email_verified
      and p.email is not null and p.email_key is not null
      and p.suspended_at is null and p.deletion_due_at is null`.execute(tx);
  return rows;
}
