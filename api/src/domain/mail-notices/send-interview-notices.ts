import type { InterviewState, LanguageTag } from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { InterviewsTable } from '../../database/interview-tables.ts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { sendSms } from '../../sms/send-sms.ts';
import { shorten } from '../../sms/shorten.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { interviewCalendar } from '../interviews/interview-calendar.ts';

/** Maximum age in days of an event that still causes a notice. */
const newsDays = 2;
const batch = 100;

interface Due extends Selectable<InterviewsTable> {
  was_state: InterviewState | null;
  was_starts_at: Date | null;
  account_id: number;
  /** Null if unconfirmed; so is `phone`. */
  email: string | null;
  phone: string | null;
  first_name: string;
  language: string | null;
  country_key: string | null;
  company: string;
  title: string;
}

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/**
 * Mails each invitation to an interview and each change of it, with an entry for the calendar, to candidates who want mails
 * about applications at an address that they have confirmed; and texts it to a number that they have confirmed, to those who
 * want that. Several changes between two runs are one mail.
 */
export async function sendInterviewNotices({ db, queue, config }: Services, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const due of await takeChangedInterviews(tx, now)) {
      const template = templateOf(due);
      if (template === null) continue;
      const wanted = (await findNotificationSettings(tx, due.account_id)).applications;
      const language = languageOf(due);
      const page = sitePage(config.siteUrl, language, due.country_key, '/my-jobs/interview');
      const { company, title, email, phone } = due;
      const time = formatSpan(language, due);
      if (phone !== null && wanted.sms === true && config.sms.kind !== 'none') {
        const data = { company: shorten(company), time, url: page };
        await sendSms(tx, queue, { template, to: phone, language, data, now });
      }
      if (email === null || !wanted.email) continue;
      const data = {
        ...{ company, title, interview_url: `${page}#interview-${due.id}` },
        items: [
          {
            title: time,
            text: due.place ?? due.contact_phone ?? '',
            url: due.link ?? page,
          },
        ],
      };
      const { method, text } = interviewCalendar(due, {
        attendee: { email, name: due.first_name },
        ...{ page, language, host: new URL(config.siteUrl).hostname },
      });
      await sendMail(tx, queue, {
        ...{ template, to: email, language, data, now },
        attachment: {
          filename: 'interview.ics',
          contentType: `text/calendar; charset=utf-8; method=${method}`,
          content: Buffer.from(text),
        },
      });
    }
  });
}

type Template = 'interview-invited' | 'interview-moved' | 'interview-confirmed' | 'interview-cancelled';

/** The mail template for the changes since the last mail; null without any. */
export function templateOf({
  state,
  starts_at,
  was_state,
  was_starts_at,
}: Pick<Due, 'state' | 'starts_at' | 'was_state' | 'was_starts_at'>): Template | null {
  const wasOff = was_state === null || was_state === 'rejected' || was_state === 'cancelled';
  if (state === 'rejected' || state === 'cancelled') return wasOff ? null : 'interview-cancelled';
  if (state === 'accepted' && was_state !== 'accepted') return 'interview-confirmed';
  if (wasOff) return 'interview-invited';
  return starts_at.getTime() === was_starts_at?.getTime() ? null : 'interview-moved';
}

/** In the employer's zone, which it names: where the candidate will read it nobody knows. */
export function formatSpan(
  language: LanguageTag,
  { starts_at, ends_at, time_zone }: Pick<Due, 'starts_at' | 'ends_at' | 'time_zone'>,
): string {
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

/** Interviews that changed since their last mail. */
async function takeChangedInterviews(tx: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select i.id, i.mailed_state as was_state, i.mailed_starts_at as was_starts_at from interviews i
      where i.mailed_version < i.version
        and i.updated_at > ${new Date(now.getTime() - newsDays * 86_400_000)}
      order by i.id limit ${batch} for update of i skip locked
    ), taken as (
      update interviews
      set mailed_version = version, mailed_state = state, mailed_starts_at = starts_at
      from due where interviews.id = due.id
      returning interviews.*, due.was_state, due.was_starts_at
    )
    select taken.*, a.account_id, p.first_name,
      case when p.is_email_verified then p.email end as email,
      case when p.is_mobile_verified then p.phone_num end as phone,
      p.language, p.country_key,
      companies.name as company, j.title
    from taken
    join applications a on a.id = taken.application_id
      and ${recruiterNotBlocked('a.account_id', 'taken.recruiter_id')}
    join accounts p on p.id = a.account_id and (p.is_email_verified or p.is_mobile_verified)
      and p.suspended_at is null and p.deletion_due_at is null
    join jobs j on j.id = a.job_id
    join companies on companies.id = j.company_id
    order by taken.id`.execute(tx);
  return rows;
}
