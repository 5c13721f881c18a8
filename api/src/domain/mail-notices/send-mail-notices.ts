import type { LanguageTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { sendSms } from '../../sms/send-sms.ts';
import { shorten } from '../../sms/shorten.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findSchedule, isQuietFor } from '../account-settings/notice-schedule.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { silentKinds } from '../messages/silent-kinds.ts';
import { unsubscribeUrl } from '../notice-links/notice-token.ts';

/** Delay of the mail about an unread message or answer: none about what is seen on the site. */
const unreadMinutes = 10;
/** Maximum age in days of an event that still causes a notice. */
const newsDays = 2;
const batch = 100;
/** Chats that one mail names, and companies that one text message does. */
const maxMailedChats = 10;
const maxTextedCompanies = 3;

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface Recipient {
  account_id: number;
  /** Null where it is not confirmed, as is `phone`. */
  email: string | null;
  email_key: string | null;
  phone: string | null;
  language: string | null;
  country_key: string | null;
  company: string;
  title: string;
  /** Of the chat or the application. */
  subject_id: number;
}

/**
 * Queues notices about employers' messages and decisions, by mail and text message. They go to confirmed addresses and
 * numbers whose owners want them, outside of their quiet hours. One notice of all unread chats of a person, and one for each
 * unseen decision; who wants one mail a day gets no single ones. Recorded in the transaction that queues it (exactly once),
 * also with concurrent or killed processes.
 */
export async function sendMailNotices(services: Services, now: Date): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    // Two processes at once would each take some of a person's chats.
    const { rows } = await sql<{ is_alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('mails about messages', 0)) as is_alone`.execute(tx);
    if (rows[0]?.is_alone !== true) return;
    const chats = await takeUnreadChats(tx, now);
    for (const ofPerson of Map.groupBy(chats, ({ account_id }) => account_id).values())
      await notify(tx, services, 'messages', ofPerson, now);
  });
  await services.db.transaction().execute(async (tx) => {
    for (const answered of await takeAnsweredApplications(tx, now))
      await notify(tx, services, 'applications', [answered], now);
  });
}

/** Mails and texts one person about chats or applications. */
async function notify(
  tx: Db,
  { db, queue, config }: Services,
  kind: 'messages' | 'applications',
  subjects: readonly Recipient[],
  now: Date,
): Promise<void> {
  const [recipient] = subjects;
  if (recipient === undefined) return;
  const { account_id: accountId, email, email_key: emailKey, phone, country_key } = recipient;
  const wanted = (await findNotificationSettings(tx, accountId))[kind];
  const language = languageOf(recipient);
  const linkTo = (path: string) => sitePage(config.siteUrl, language, country_key, path);
  if (phone !== null && wanted.sms === true && config.sms.kind !== 'none')
    await sendSms(tx, queue, {
      ...textAbout(kind, subjects, { language, linkTo }),
      to: phone,
      language,
      now,
    });
  if (email === null || emailKey === null || !wanted.email) return;
  if ((await findSchedule(tx, accountId))?.digest) return;
  const unsubscribe_url = await unsubscribeUrl(db, config.siteUrl, { kind, accountId, emailKey });
  await sendMail(tx, queue, {
    ...mailAbout(kind, subjects, { linkTo, unsubscribe_url }),
    ...{ to: email, language, now },
  });
}

type LinkTo = (path: string) => string;

function textAbout(
  kind: 'messages' | 'applications',
  subjects: readonly Recipient[],
  { language, linkTo }: { language: LanguageTag; linkTo: LinkTo },
) {
  const companies = [...new Set(subjects.map(({ company }) => shorten(company)))];
  const company = new Intl.ListFormat(language).format(companies.slice(0, maxTextedCompanies));
  if (kind === 'applications')
    return {
      template: 'application-answered',
      data: { company, url: linkTo('/my-jobs/communicated') },
    } as const;
  const [chat] = subjects;
  const path = subjects.length === 1 ? `/chat-home/${chat?.subject_id}` : '/chat-home';
  return { template: 'message-unread', data: { company, url: linkTo(path) } } as const;
}

function mailAbout(
  kind: 'messages' | 'applications',
  subjects: readonly Recipient[],
  { linkTo, unsubscribe_url }: { linkTo: LinkTo; unsubscribe_url: string },
) {
  const [{ company = '', title = '', subject_id } = {}] = subjects;
  const chatUrl = (id: number | undefined) => linkTo(`/chat-home/${id}`);
  const one = { company, title, unsubscribe_url };
  if (kind === 'applications') {
    const application_url = linkTo(`/my-jobs/communicated#application-${subject_id}`);
    return { template: 'application-answered', data: { ...one, application_url } } as const;
  }
  if (subjects.length === 1)
    return { template: 'message-unread', data: { ...one, chat_url: chatUrl(subject_id) } } as const;
  const items = subjects.slice(0, maxMailedChats).map((chat) => ({
    ...{ title: chat.company, text: chat.title, url: chatUrl(chat.subject_id) },
  }));
  return {
    template: 'messages-unread',
    data: { items, overview_url: linkTo('/chat-home'), unsubscribe_url },
  } as const;
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/**
 * Chats whose last message is an employer's and unread for a while, when the one mailed about before has been read. Not those
 * that the person has muted, deleted or is not interested in.
 */
async function takeUnreadChats(tx: Db, now: Date): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with due as (
      select c.id from chats c
      cross join lateral (
        select id, sender, sent_at from messages
        where chat_id = c.id and kind not in ${silentKinds} order by id desc limit 1) m
      where m.id > greatest(c.jobseeker_read, coalesce(c.mailed_message_id, 0))
        and coalesce(c.mailed_message_id, 0) <= c.jobseeker_read
        and c.updated_at > ${daysBefore(now, newsDays)}
        and ${recruiterNotBlocked('c.jobseeker_id', 'c.recruiter_id')}
        and not exists (select from chat_settings s where s.chat_id = c.id and s.account_id = c.jobseeker_id
          and (s.muted_at is not null or s.not_interested_reason is not null or s.deleted_up_to >= m.id))
        and m.sender = 'recruiter' and m.sent_at <= ${minutesBefore(now, unreadMinutes)}
        and not ${isQuietFor('c.jobseeker_id', now)}
      order by c.jobseeker_id, c.id limit ${batch} for update of c skip locked
    ), taken as (
      update chats set mailed_message_id = last_message_id from due where chats.id = due.id
      returning chats.application_id, chats.jobseeker_id, chats.id as subject_id
    ), a as (
      select taken.subject_id, taken.jobseeker_id as account_id, coalesce(applications.job_id, s.job_id) as job_id
      from taken
      left join applications on applications.id = taken.application_id
      left join chat_starts s on s.chat_id = taken.subject_id
    )
    select ${recipientColumns}, a.subject_id from a ${joins}`.execute(tx);
  return rows;
}

/** Applications that were accepted or declined since the last mail, which their owner has not seen. */
async function takeAnsweredApplications(tx: Db, now: Date): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with due as (
      select id from applications
      where status in ('accepted', 'declined') and mailed_status is distinct from status
        and updated_at > ${daysBefore(now, newsDays)}
        and news_at <= ${minutesBefore(now, unreadMinutes)}
        and not ${isQuietFor('applications.account_id', now)}
      order by id limit ${batch} for update skip locked
    ), a as (
      update applications set mailed_status = status from due where applications.id = due.id
      returning applications.account_id, applications.job_id, applications.id as subject_id
    )
    select ${recipientColumns}, a.subject_id from a ${joins}`.execute(tx);
  return rows;
}

const recipientColumns = sql`
  p.id as account_id, p.language, p.email_key,
  case when p.is_email_verified then p.email end as email,
  case when p.is_mobile_verified then p.phone_num end as phone,
  p.country_key, companies.name as company, j.title`;

const joins = sql`
  join accounts p on p.id = a.account_id and (p.is_email_verified or p.is_mobile_verified)
    and p.suspended_at is null and p.deletion_due_at is null
  join jobs j on j.id = a.job_id
  join companies on companies.id = j.company_id`;
