import type { AlertFilters } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { matchNewJobs } from '../../domain/job-alerts/match-new-jobs.ts';
import { createNearSearches } from '../../domain/job-alerts/near-searches.ts';
import { sendDueAlerts } from '../../domain/job-alerts/send-due-alerts.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../servers/test-api.ts';
import { aJobseeker, type Person, type SignedInPerson } from './person.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const singapore = { headers: { 'country-id': '2' } };
export const tokenOfUrl = (url: string) => url.split(/[#=]/).at(-1) ?? '';

/** An API for tests of job alerts, in each test without alerts, jobs and mails, on a Monday in 2027 at noon (UTC). */
export function useAlerts() {
  let api: TestApi;
  let now: Date;
  const set = (time: Date) => {
    now = time;
    api.setTime(time);
  };
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    set(new Date('2027-03-01T12:00:00Z'));
    const { db } = api.dependencies;
    for (const table of ['job_alerts', 'alert_searches', 'alert_scans', 'mails', 'stopped_addresses'])
      await sql`delete from ${sql.table(table)}`.execute(db);
    await sql`delete from search_documents`.execute(db);
    await sql`delete from queue.job`.execute(db);
    await sql`update alert_progress set scanned_to = ${now}`.execute(db);
  });

  return {
    api: () => api,
    db: () => api.dependencies.db,
    now: () => now,
    pass: (ms: number) => set(new Date(now.getTime() + ms)),
    async create(person: Person, filters: AlertFilters, more: object = {}) {
      const body = { filters, time_zone: 'Asia/Singapore', ...more };
      const answer = await person.ask('POST', '/job/job-alerts/create', body, singapore);
      return { status: answer.statusCode, alert: answer.json().data?.job_alert, problem: answer.json() };
    },
    listOf: async (person: Person) =>
      (await person.ask('GET', '/job/job-alerts', undefined, singapore)).json().data.job_alerts,
    /** Lists jobs now; resolves with their ids. */
    add: async (...drafts: Partial<JobDraft>[]) =>
      (await upsertJobs(api.dependencies.db, drafts.map(aJobDraft), { now })).ids,
    match() {
      const { db, vectors, search } = api.dependencies;
      return matchNewJobs(db, { near: createNearSearches(vectors), search });
    },
    send: () => sendDueAlerts(api.dependencies, now),
    mails: async (template = 'job-alert') =>
      (
        await api.dependencies.db
          .selectFrom('mails')
          .selectAll()
          .where('template', '=', template)
          .orderBy('created_at')
          .execute()
      ).map(({ recipient, language, data }) => ({
        recipient,
        language,
        data: data as Record<string, never>,
      })),
    /** A job seeker whose address counts as confirmed. */
    async aReader(): Promise<SignedInPerson> {
      const person = await aJobseeker(api);
      await api.dependencies.db
        .updateTable('accounts')
        .set({ is_email_verified: true })
        .where('id', '=', person.user.id)
        .execute();
      return person;
    },
  };
}
