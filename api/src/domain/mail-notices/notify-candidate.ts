import type { LanguageTag } from '@jobharbor/shared/contracts';
import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeDuration } from '../../mail/write-time.ts';
import { sendSms } from '../../sms/send-sms.ts';
import { shorten } from '../../sms/shorten.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { findLimitsOf } from '../interview-limits/interview-limits.ts';
import { interviewCalendar } from '../interviews/interview-calendar.ts';
import { unsubscribeUrl } from '../notice-links/notice-token.ts';

/** An interview, and what a mail or text message to its candidate needs. */
export interface InterviewNotice extends Selectable<InterviewsTable> {
  account_id: number;
  /** Null if unconfirmed; so is `phone`. */
  email: string | null;
  email_key: string | null;
  phone: string | null;
  first_name: string;
  language: string | null;
  country_key: string | null;
  /** Language of the candidate's last browser; null if unknown. */
  own_time_zone: string | null;
  company: string;
  title: string;
  job_country: string;
}

export type NoticeServices = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/** Templates of mails and text messages about an interview. */
export type InterviewTemplate =
  | 'interview-invited'
  | 'interview-moved'
  | 'interview-changed'
  | 'interview-confirmed'
  | 'interview-cancelled'
  | 'interview-missed'
  | 'interview-decided'
  | 'interview-result'
  | 'interview-reminder';

const withoutEntry: readonly InterviewTemplate[] = [
  'interview-missed',
  'interview-decided',
  'interview-result',
  'interview-reminder',
];

interface NoticeOptions {
  template: InterviewTemplate;
  now: Date;
  /** Not sent after this time. */
  expiresAt?: Date;
}

/**
 * Queues a mail and a text message about an interview, where the candidate wants notices about applications by that channel.
 * Mails about a change of time or state have the calendar entry attached.
 */
export async function notifyCandidate(
  tx: Db,
  { db, queue, config }: NoticeServices,
  notice: InterviewNotice,
  { template, now, expiresAt }: NoticeOptions,
): Promise<void> {
  const wanted = (await findNotificationSettings(tx, notice.account_id)).applications;
  const language = languageOf(notice);
  const page = sitePage(config.siteUrl, language, notice.country_key, '/my-jobs/interview');
  const { company, title, email, phone } = notice;
  const time = formatSpan(language, notice);
  const until = expiresAt && { expiresAt };
  if (phone !== null && wanted.sms === true && config.sms.kind !== 'none') {
    const data = { company: shorten(company), time, url: page };
    await sendSms(tx, queue, { template, to: phone, language, data, now, ...until });
  }
  if (email === null || notice.email_key === null || !wanted.email) return;
  const subject = { kind: 'applications', accountId: notice.account_id, emailKey: notice.email_key } as const;
  const where = notice.place ?? notice.contact_phone;
  const data = {
    ...{
      company,
      title,
      interview_url: `${page}#interview-${notice.id}`,
      prepare_url: `${page}/${notice.id}`,
    },
    ...(await limitsIn(db, notice.job_country, language)),
    ...decisionIn(notice, language),
    unsubscribe_url: await unsubscribeUrl(db, config.siteUrl, subject),
    items: [
      {
        title: time,
        text: [formatLocalSpan(language, notice), where].filter(Boolean).join(' · '),
        url: notice.link ?? page,
      },
    ],
  };
  const mail = { ...{ template, to: email, language, data, now }, ...until };
  if (withoutEntry.includes(template)) return sendMail(tx, queue, mail);
  const { method, text } = interviewCalendar(notice, {
    attendee: { email, name: notice.first_name },
    ...{ page, language, host: new URL(config.siteUrl).hostname },
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const attachment = { filename: 'interview.ics', contentType, content: Buffer.from(text) };
  await sendMail(tx, queue, { ...mail, attachment });
}

/** The limits that texts name, of the job's country. */
async function limitsIn(db: Db, country: string, language: LanguageTag) {
  const { check_in_hours, cancel_hours } = await findLimitsOf(db, country);
  return {
    check_in: writeDuration(language, check_in_hours, 'hour'),
    cancel: writeDuration(language, cancel_hours, 'hour'),
  };
}

/** What an admin decided on the attendance, and why. */
const decisionIn = ({ decision, decision_reason }: InterviewNotice, language: LanguageTag) =>
  decision !== null && {
    decision: mailTexts[language].attendance[decision],
    reason: decision_reason ?? '',
  };

type Span = Pick<InterviewNotice, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Time span in the employer's zone, which it names. */
export function formatSpan(language: LanguageTag, { starts_at, ends_at, time_zone }: Span): string {
  const day = {
    ...({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...{ calendar: 'gregory', timeZone: time_zone },
  };
  const time = {
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
    timeZone: time_zone,
  };
  const days = new Intl.DateTimeFormat(language, day);
  // CLDR has no pattern of Chinese and Japanese for a span with a weekday: it would read `2026/11/20金曜日`.
  if (/^(?:ja|zh)\b/.test(language) && days.format(starts_at) === days.format(ends_at))
    return `${days.format(starts_at)} ${new Intl.DateTimeFormat(language, time).formatRange(starts_at, ends_at)}`;
  return new Intl.DateTimeFormat(language, { ...day, ...time }).formatRange(starts_at, ends_at);
}

/** The span in the candidate's zone, or that of their country; null where its clock shows the employer's time. */
export function formatLocalSpan(
  language: LanguageTag,
  { country_key, own_time_zone, ...span }: Span & Pick<InterviewNotice, 'country_key' | 'own_time_zone'>,
): string | null {
  const zone = own_time_zone ?? marketTimeZone(country_key ?? '');
  const clock = (timeZone: string) =>
    span.starts_at.toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  if (zone === undefined || clock(zone) === clock(span.time_zone)) return null;
  return formatSpan(language, { ...span, time_zone: zone });
}

/** Columns and joins of {@link InterviewNotice}, for interviews in a relation `taken`. */
export const noticeColumns = sql`
  taken.*, a.account_id, p.first_name, p.email_key,
  case when p.is_email_verified then p.email end as email,
  case when p.is_mobile_verified then p.phone_num end as phone,
  p.language, p.country_key,
  (select s.time_zone from sessions s where s.account_id = a.account_id and s.time_zone is not null
    order by s.last_seen_at desc limit 1) as own_time_zone,
  companies.name as company, j.title, j.country_key as job_country`;

export const noticeJoins = sql`
  join applications a on a.id = taken.application_id
    and ${recruiterNotBlocked('a.account_id', 'taken.recruiter_id')}
  join accounts p on p.id = a.account_id and (p.is_email_verified or p.is_mobile_verified)
    and p.suspended_at is null and p.deletion_due_at is null
  join jobs j on j.id = a.job_id
  join companies on companies.id = j.company_id`;
