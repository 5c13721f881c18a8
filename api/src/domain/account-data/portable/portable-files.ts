import { brand } from '@jobharbor/shared/brand';
import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';
import type { Db } from '../../../database/pools.ts';
import { sitePage } from '../../../mail/site-page.ts';
import { csvOf } from '../../applicants/write-csv.ts';
import { readProfile } from '../../applications/read-profile.ts';
import { companyNames, describeSearch, resultsPath } from '../../job-alerts/describe-search.ts';
import { toJsonResume } from './to-json-resume.ts';

interface Wanted {
  accountId: number;
  siteUrl: string;
  language: LanguageTag;
  now: Date;
}

/**
 * What other programs read: JSON Resume, applications and searches as CSV, interviews as iCalendar, chats as JSON; by file
 * name.
 */
export async function portableFiles(db: Db, wanted: Wanted): Promise<Record<string, string>> {
  const [resume, applications, searches, interviews, chats] = await Promise.all([
    resumeOf(db, wanted),
    applicationsOf(db, wanted),
    searchesOf(db, wanted),
    interviewsOf(db, wanted),
    chatsOf(db, wanted),
  ]);
  return {
    ...(resume && { 'resume.json': JSON.stringify(resume, null, 2) }),
    'applications.csv': applications,
    'searches.csv': searches,
    'interviews.ics': interviews,
    'chats.json': JSON.stringify(chats, null, 2),
  };
}

/** Null where an old entry does not keep its schema by now: the other files hold it. */
async function resumeOf(db: Db, { accountId, now }: Wanted) {
  const [profile, account] = await Promise.all([
    readProfile(db, accountId, '').catch((error: unknown) => {
      if (error instanceof z.core.$ZodError) return null;
      throw error;
    }),
    db
      .selectFrom('accounts')
      .select(['email', 'phone_num', 'country_key'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  if (profile === null) return null;
  const { email, phone_num: phone, country_key: countryKey } = account;
  return toJsonResume(profile, { email, phone, countryKey, writtenAt: now });
}

const applicationsWithJobs = (db: Db, accountId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('applications.account_id', '=', accountId);

/** Times are ISO 8601 in UTC. */
async function applicationsOf(db: Db, { accountId, siteUrl, language }: Wanted): Promise<string> {
  const rows = await applicationsWithJobs(db, accountId)
    .select(['applications.id', 'jobs.title', 'companies.name', 'jobs.country_key', 'jobs.slug'])
    .select(['jobs.id as job_id', 'applications.status', 'applications.applied_at'])
    .select(['applications.answered_at', 'applications.external_host', 'applications.first_message'])
    .orderBy('applications.id')
    .execute();
  const page = (row: (typeof rows)[number]) =>
    sitePage(siteUrl, language, row.country_key, `/job/${encodeURIComponent(row.slug)}-${row.job_id}`);
  return csvOf([
    ['id', 'job', 'company', 'country', 'status', 'applied_at', 'answered_at', 'site', 'address', 'message'],
    ...rows.map((row) => [
      ...[String(row.id), row.title, row.name, row.country_key, row.status, row.applied_at.toISOString()],
      ...[row.answered_at?.toISOString() ?? '', row.external_host ?? '', page(row), row.first_message],
    ]),
  ]);
}

/** The history of searches, last looked at first. Names are in the language of the archive. */
async function searchesOf(db: Db, { accountId, siteUrl, language }: Wanted): Promise<string> {
  const rows = await db
    .selectFrom('search_history')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  const companies = await companyNames(
    db,
    rows.map(({ filters }) => filters),
  );
  return csvOf([
    ['id', 'search', 'country', 'last_looked_at', 'visits', 'results', 'address'],
    ...rows.map(({ id, filters, country_key, seen_at, visits, results }) => {
      const country = country_key as CountryKey;
      return [
        ...[String(id), describeSearch(country, filters, language, companies), country],
        ...[seen_at.toISOString(), String(visits), String(results)],
        sitePage(siteUrl, language, country, resultsPath(country, filters)),
      ];
    }),
  ]);
}

async function interviewsOf(db: Db, { accountId, siteUrl }: Wanted): Promise<string> {
  const rows = await applicationsWithJobs(db, accountId)
    .innerJoin('interviews', 'interviews.application_id', 'applications.id')
    .select(['interviews.id', 'interviews.state', 'interviews.starts_at', 'interviews.ends_at'])
    .select(['interviews.place', 'interviews.link', 'interviews.note', 'jobs.title', 'companies.name'])
    .select('interviews.updated_at')
    .orderBy('interviews.id')
    .execute();
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'interviews' },
  });
  for (const row of rows)
    calendar.createEvent({
      id: `interview-${row.id}@${new URL(siteUrl).host}`,
      ...{ stamp: row.updated_at, start: row.starts_at, end: row.ends_at },
      ...{ summary: `${row.title} · ${row.name}`, location: row.place ?? row.link, description: row.note },
      status:
        row.state === 'accepted'
          ? ICalEventStatus.CONFIRMED
          : row.state === 'pending'
            ? ICalEventStatus.TENTATIVE
            : ICalEventStatus.CANCELLED,
    });
  return calendar.toString();
}

async function chatsOf(db: Db, { accountId }: Wanted) {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .leftJoin('recruiters', 'recruiters.account_id', 'chats.recruiter_id')
    .leftJoin('companies', 'companies.id', 'recruiters.company_id')
    .leftJoin('accounts', 'accounts.id', 'chats.recruiter_id')
    .where('chats.jobseeker_id', '=', accountId)
    .select(['messages.chat_id', 'companies.name as company', 'accounts.first_name as recruiter'])
    .select(['messages.sender', 'messages.kind', 'messages.text', 'messages.sent_at', 'messages.filename'])
    .orderBy('messages.id')
    .execute();
  return [...Map.groupBy(rows, ({ chat_id }) => chat_id).values()].flatMap((messages) => {
    const [first] = messages;
    if (first === undefined) return [];
    return {
      ...{ id: first.chat_id, company: first.company, recruiter: first.recruiter },
      messages: messages.map(({ sender, kind, text, sent_at, filename }) => ({
        ...{ from: sender === 'jobseeker' ? 'me' : 'recruiter', kind, text, sent_at: sent_at.toISOString() },
        ...(filename !== null && { filename }),
      })),
    };
  });
}
