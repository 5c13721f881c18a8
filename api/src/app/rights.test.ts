import { type AnyCall, scopeOf } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dataFile } from '../data-files/data-file.ts';
import { readCsv } from '../data-files/read-data.ts';
import { createRecruiter } from '../domain/recruiters/create-recruiters.ts';
import { findActiveSessions } from '../session/session-repository.ts';
import { createSiteToken } from '../session/site-token-repository.ts';
import { collectRoutes } from '../testing/collect-routes.ts';
import { anAdmin } from '../testing/people/appointed.ts';
import { aColleague, anEmployer, type Employer } from '../testing/people/employer.ts';
import { aJobForm } from '../testing/people/job-form.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../testing/people/person.ts';
import { aRecruiterWithJob, ensureAgency } from '../testing/people/recruiter.ts';
import { aForm } from '../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

/**
 * `recruiter`: any recruiter, about what is theirs. `company`: who acts for the company. `admin`: its admin. `job`: who acts
 * for the job of the application, interview or offer.
 */
const right = z.enum(['recruiter', 'company', 'admin', 'job']);
const rights = new Map(
  readCsv(
    dataFile('employer-rights.csv'),
    z.object({ method: z.string(), path: z.string(), may: right, why: z.string() }),
  ).map(({ method, path, may }) => [`${method} ${path}`, may]),
);

let api: TestApi;
let calls: AnyCall[];
beforeAll(async () => {
  const { result, routes } = await collectRoutes(() => createTestApi());
  api = result;
  calls = routes.flatMap(({ call }) => (call?.access === 'protected' ? [call] : []));
});
afterAll(() => api.close());

const codeOf = (answer: { statusCode: number; json(): { code?: number } }): number =>
  answer.statusCode < 300 ? answer.statusCode : (answer.json().code ?? 0);

const pathOf = ({ path }: AnyCall): string => path.replace(/\{\w+\}/g, '999999999');

describe('a call that needs a session', () => {
  const ask = async (person: Person, call: AnyCall) =>
    codeOf(await person.ask(call.method, pathOf(call), call.method === 'GET' ? undefined : {}));

  const refusals = async (person: Person, role: AnyCall['roles'][number] | null, refusal: number) => {
    const others = calls.filter(({ roles }) => role === null || !roles.includes(role));
    expect(others.length).toBeGreaterThan(0);
    for (const call of others) expect([call.id, await ask(person, call)]).toEqual([call.id, refusal]);
  };

  it('refuses nobody, a guest, and each role that it does not name', async () => {
    await refusals(aVisitor(api), null, errorCode.loginRequired);
    const guest = aVisitor(api);
    await guest.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
    await refusals(guest, 'guest', errorCode.loginRequired);
    await refusals(await aJobseeker(api), 'jobseeker', errorCode.noPermission);
    await refusals(await anEmployer(api), 'recruiter', errorCode.noPermission);
    await refusals(await anAdmin(api), 'admin', errorCode.noPermission);
  });

  it('refuses an expired token, and one of a site without its scope', async () => {
    const { db } = api.dependencies;
    const { user } = await anEmployer(api);
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect((await findActiveSessions(db, [session.id], api.now())).size).toBe(1);
    const owner = { accountId: user.id, sessionId: session.id };
    const none = await createSiteToken(db, { ...owner, site: 'resume-builder', scopes: [], now: api.now() });
    const past = new Date(api.now().getTime() - 3_600_000);
    const old = await createSiteToken(db, { ...owner, site: 'employer', scopes: ['jobs'], now: past });
    for (const call of calls.filter((one) => scopeOf(one) !== undefined)) {
      const codes = await Promise.all(
        [none, old].map(async ({ access_token }) =>
          codeOf(
            await aVisitor(api).ask(call.method, pathOf(call), call.method === 'GET' ? undefined : {}, {
              headers: { authorization: `Bearer ${access_token}` },
            }),
          ),
        ),
      );
      expect([call.id, ...codes]).toEqual([call.id, errorCode.noPermission, errorCode.sessionEnded]);
    }
  });
});

interface Team {
  admin: Employer;
  coordinator: SignedInPerson;
  /** Has the job. */
  member: SignedInPerson;
  colleague: SignedInPerson;
  /** Acts for another recruiter of the company. */
  agency: Person;
  stranger: Employer;
  ids: Readonly<Record<string, number>>;
}

/** A company with a member of each role, a job with an applicant, an interview and an offer. */
async function aTeam(): Promise<Team> {
  const admin = await anEmployer(api);
  const { companyId } = admin;
  const [member, colleague, stranger] = [
    await aColleague(api, admin),
    await aColleague(api, admin),
    await anEmployer(api),
  ];
  const coordinator = await aColleague(api, admin, 'coordinator');
  await createRecruiter(api.dependencies.db, {
    ...{ companyId, firstName: 'Mei', lastName: 'Tan', title: 'Partner', managedBy: await ensureAgency(api) },
  });
  const agency = await aRecruiterWithJob(api);
  const verified = api.dependencies.db.updateTable('companies').set({ is_verified: true });
  await verified.where('id', '=', companyId).execute();
  const send = async (person: Person, path: string, body: object) => {
    const answer = await person.ask('POST', path, body);
    if (answer.statusCode > 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json().data;
  };
  const { job } = await send(member, '/recruiter/jobs/create', { company_id: companyId, form: aJobForm() });
  const sent = { first_message: 'Hello', screening_answers: [] };
  const { application } = await send(await aJobseeker(api), `/data/jobs/${job.id}/applications`, sent);
  await member.ask('PATCH', `/recruiter/applications/${application.id}`, { status: 'accepted' });
  const of = `/recruiter/applications/${application.id}`;
  const { interview } = await send(
    member,
    `${of}/interviews`,
    bodies['POST /recruiter/applications/{id}/interviews'] as object,
  );
  const { offer } = await send(
    member,
    `${of}/offers`,
    bodies['POST /recruiter/applications/{id}/offers'] as object,
  );
  const { members } = (await admin.ask('GET', `/recruiter/companies/${companyId}/members`)).json().data;
  const memberId = members.find(({ role }: { role: string }) => role === 'recruiter').id;
  const ids = {
    ...{ jobs: job.id, applications: application.id, applicants: application.id },
    ...{ interviews: interview.id, offers: offer.id, companies: companyId, members: memberId },
  };
  return { admin, coordinator, member, colleague, agency, stranger, ids };
}

const later = 4_000_000_000;
/** Bodies without which a call would be refused for its form. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /recruiter/interviews/{id}': { action: 'cancel', version: 1, reason: 'other' },
  'PATCH /recruiter/companies/{id}/requests/{requestId}': { outcome: 'joined' },
  'PUT /recruiter/jobs/{id}': aJobForm(),
  'POST /recruiter/jobs/{jobId}/chats': { jobseeker_id: 1, text: 'Hello', client_key: 'key-of-a-right' },
  'POST /recruiter/companies/{id}/invitations': { email: 'new@example.com', title: 'Recruiter' },
  'POST /recruiter/applications/{id}/interviews': {
    ...{ kind: 'onsite', place: 'Pier 3', time_zone: 'Asia/Manila', starts_at: later },
  },
  'POST /recruiter/applications/{id}/offers': {
    ...{ title: 'Pilot', starts_on: '2096-01-01', hours: '40', place: 'Pier', valid_until: later },
    pay: { currency: 'PHP', amount: 1_000_000, period: 'monthly' },
  },
  'PATCH /recruiter/applications/{id}': { status: 'viewed' },
  'PATCH /recruiter/jobs/{id}': { status: 'on_hold' },
  'PUT /recruiter/companies/{id}/reply': { sentence: 'We answer on Fridays.' },
  'PUT /recruiter/jobs/{id}/reply': { sentence: 'We hire for four shifts.' },
  'PATCH /recruiter/interviews/{id}/attendance': { action: 'give_result', version: 1, result: 'passed' },
  'POST /recruiter/applications/{id}/report': { report_reason_id: 1 },
  'PUT /recruiter/companies/{id}/stages': { stages: [] },
  'POST /recruiter/applications/{id}/interest': { job_id: 1 },
  'PUT /recruiter/applicants/{id}/tags': { tags: [] },
  'POST /recruiter/companies/{id}/transfer': { member_id: 1 },
  'POST /recruiter/applicants/{id}/notes': { text: 'A note' },
  'PATCH /recruiter/offers/{id}': { version: 1, text: 'Sorry' },
  'POST /recruiter/companies/{id}/feeds': {
    address: 'https://boards.greenhouse.io/lantern',
    country_key: 'ph',
  },
  'POST /recruiter/companies/{id}/agencies': { agency_id: 1 },
  'PUT /recruiter/companies/{id}/decline-texts': { texts: [] },
  'POST /recruiter/companies/{id}/talent-searches': { name: 'Keepers', filters: {} },
  'POST /recruiter/companies/{id}/webhooks': {
    url: 'https://hooks.example/jobharbor',
    events: ['message.received'],
  },
};

/** Who is refused what is not theirs, and how; others get no such refusal. */
const refused = {
  company: { stranger: errorCode.notFound },
  admin: {
    ...{ stranger: errorCode.notFound, member: errorCode.noPermission },
    ...{ coordinator: errorCode.noPermission, agency: errorCode.noPermission },
  },
  job: { stranger: errorCode.notFound, colleague: errorCode.notFound, agency: errorCode.notFound },
} as const satisfies Readonly<Record<string, Partial<Record<keyof Team, number>>>>;

describe('a call of recruiters', () => {
  it('has a right of its own', () => {
    const ofRecruiters = calls.filter(({ path }) => path.startsWith('/recruiter/'));
    expect([...rights.keys()].sort()).toEqual(ofRecruiters.map(({ id }) => id).sort());
  });

  it('refuses the roles that it is not for, and answers the others', async () => {
    const team = await aTeam();
    const send = async (person: Person, call: AnyCall) => {
      const path = call.path.replace(
        /(\w+)\/\{\w+\}/g,
        (_, name: string) => `${name}/${team.ids[name] ?? 999_999_999}`,
      );
      if (call.body === 'form') {
        const { body, headers } = aForm({ name: 'proof.pdf', bytes: Buffer.from('%PDF-1.4') });
        return codeOf(await person.ask(call.method, path, body, { headers }));
      }
      const body = call.body === undefined ? undefined : (bodies[call.id] ?? {});
      return codeOf(await person.ask(call.method, path, body));
    };
    for (const call of calls) {
      const may = rights.get(call.id);
      if (may === undefined || may === 'recruiter') continue;
      for (const [role, code] of Object.entries(refused[may]))
        expect([call.id, role, await send(team[role as 'admin'], call)]).toEqual([call.id, role, code]);
      // Reads alone: changes of those who may are tested where they are made.
      if (call.method !== 'GET' || /resume|video|attachments|feedId|webhookId/.test(call.path)) continue;
      const allowed = may === 'job' ? (['member', 'coordinator', 'admin'] as const) : (['admin'] as const);
      for (const role of allowed)
        expect([call.id, role, await send(team[role], call)]).toEqual([call.id, role, 200]);
    }
  });
});
