import type { LanguageTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { MailItem } from '../../mail/render-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { unsubscribeUrl } from '../notice-links/notice-token.ts';
import { findNotifications, findUnreadChats } from '../notifications/notification-repository.ts';
import { digestText } from './digest-text.ts';
import type { NoticeServices } from './notify-candidate.ts';

/** The hour of the daily mail, in the person's time zone. */
const digestTime = '08:00';
const batch = 100;
const maxItems = 10;

interface Due {
  account_id: number;
  email: string;
  email_key: string;
  language: string | null;
  country_key: string | null;
  /** The last daily mail, or when it was asked for. */
  since: Date;
}

/**
 * Sends the daily mail to who wants one: what came since the last and is unread, messages and the rest. No mail without any.
 * Recorded in the transaction that queues it, so that it is sent once.
 */
export async function sendDigests(services: NoticeServices, now: Date): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    for (const due of await takeDue(tx, now)) await sendDigest(tx, services, due, now);
  });
}

async function sendDigest(tx: Db, { config, queue }: NoticeServices, due: Due, now: Date): Promise<void> {
  const { account_id: accountId, email, email_key: emailKey, country_key, since } = due;
  const language = languageOf(due);
  const linkTo = (path: string) => sitePage(config.siteUrl, language, country_key, path);
  const items = await findItems(tx, { accountId, since, language, linkTo });
  if (items.length === 0) return;
  const subject = { kind: 'digest', accountId, emailKey } as const;
  await sendMail(tx, queue, {
    ...{ template: 'digest', to: email, language, now },
    data: {
      ...{ count: items.length, items: items.slice(0, maxItems), overview_url: linkTo('/onsite-job') },
      unsubscribe_url: await unsubscribeUrl(tx, config.siteUrl, subject),
    },
  });
}

interface Search {
  accountId: number;
  since: Date;
  language: LanguageTag;
  linkTo: (path: string) => string;
}

async function findItems(tx: Db, { accountId, since, language, linkTo }: Search): Promise<MailItem[]> {
  const wanted = await findNotificationSettings(tx, accountId);
  const participant = { accountId, side: 'jobseeker' } as const;
  const chats = wanted.messages.email ? await findUnreadChats(tx, participant, since) : [];
  const notifications = wanted.applications.email ? await findNotifications(tx, participant) : [];
  const isNew = ({ is_read, at }: { is_read: boolean; at: number }) =>
    !is_read && at * 1000 > since.getTime();
  return [
    ...chats.map(({ chat_id, job_title, counterpart }) => ({
      title: job_title,
      text: `${digestText(language, 'messages')} · ${counterpart}`,
      url: linkTo(`/chat-home/${chat_id}`),
    })),
    ...notifications.filter(isNew).map(({ event, job, counterpart, application_id, subject_id }) => {
      const { text, path } = digestPlace(event, { application_id, subject_id, job });
      return { title: job.title, text: `${digestText(language, text)} · ${counterpart}`, url: linkTo(path) };
    }),
  ];
}

/** What a notification is about, and the page that shows it. */
function digestPlace(
  event: string,
  about: { application_id: number | null; subject_id: number | null; job: { id: number; slug: string } },
) {
  const { application_id, subject_id, job } = about;
  if (application_id === null) return { text: 'report', path: `/job/${job.slug}-${job.id}` } as const;
  if (event.startsWith('interview_'))
    return { text: 'interview', path: `/my-jobs/interview#interview-${subject_id}` } as const;
  if (event.startsWith('offer_'))
    return { text: 'offer', path: `/my-jobs/offers#offer-${subject_id}` } as const;
  return { text: 'application', path: `/my-jobs/communicated#application-${application_id}` } as const;
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
    select taken.account_id, taken.since, p.email, p.email_key, p.language, p.country_key
    from taken join accounts p on p.id = taken.account_id and p.is_email_verified
      and p.email is not null and p.email_key is not null
      and p.suspended_at is null and p.deletion_due_at is null`.execute(tx);
  return rows;
}
