import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../testing/in-turn.ts';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { tellDueDeclines } from './planned-declines.ts';

let api: TestApi;
let admin: Employer;
let jobId: number;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anEmployer(api, 'Kind Ltd');
  const job = await importJob(api, { recruiterId: admin.user.id, title: 'Nurse' });
  const own = { company_id: admin.companyId };
  await api.dependencies.db.updateTable('jobs').set(own).where('id', '=', job.id).execute();
  jobId = job.id;
});
afterAll(() => api.close());

async function apply(firstName = 'Aylin', message = 'Hello') {
  const person = await aJobseeker(api, { firstName });
  const sent = { first_message: message, screening_answers: [] };
  const answer = await person.ask('POST', `/data/jobs/${jobId}/applications`, sent);
  return { person, id: answer.json().data.application.id as number };
}
const post = async (what: string, body: object) =>
  (await admin.ask('POST', `/recruiter/applicants/${what}`, body)).json().data;
const ownOf = async (person: SignedInPerson) =>
  (await person.ask('GET', `/job/applied-jobs/${jobId}`)).json().data.application;
async function passUndo() {
  api.wait(601);
  await tellDueDeclines(api.dependencies.db, api.now());
}

describe('a decline', () => {
  it('is told after ten minutes, in the language of the person, with their name', async () => {
    const [ana, aylin] = [await apply('Ana'), await apply('Aylin')];
    const language = (who: SignedInPerson, tag: string) =>
      api.dependencies.db
        .updateTable('accounts')
        .set({ language: tag })
        .where('id', '=', who.user.id)
        .execute();
    await language(ana.person, 'es');
    await language(aylin.person, 'tr');
    const texts = [{ language: 'tr', text: 'Sayın {{ name }}, {{job}} için teşekkürler. {{company}}' }];
    await admin.ask('PUT', `/recruiter/companies/${admin.companyId}/decline-texts`, { texts });
    const declined = await post('decline', { ids: [ana.id, aylin.id] });
    expect(declined.outcomes).toMatchObject([{ refused: null }, { refused: null }]);
    await tellDueDeclines(api.dependencies.db, api.now());
    expect(await ownOf(ana.person)).toMatchObject({ status: 'pending' });
    const list = (await admin.ask('GET', `/recruiter/applicants?job_id=${jobId}&query=Ana`)).json().data;
    expect(list.applicants).toMatchObject([{ decline_told_at: declined.told_at }]);
    await passUndo();
    const told = await ownOf(ana.person);
    expect(told.status).toBe('declined');
    expect(told.decline.text).toMatch(/^Hola, Ana:\n\nGracias por postularte a «Nurse»/);
    expect((await ownOf(aylin.person)).decline.text).toBe('Sayın Aylin, Nurse için teşekkürler. Kind Ltd');
  });

  it('can be undone before it is told, and not after', async () => {
    const one = await apply();
    await post('decline', { ids: [one.id], text: 'Not now, {{name}}.' });
    expect((await post('undo-decline', { ids: [one.id] })).outcomes).toMatchObject([{ refused: null }]);
    await passUndo();
    expect(await ownOf(one.person)).toMatchObject({ status: 'pending' });
    await post('decline', { ids: [one.id], text: 'Not now, {{name}}.' });
    await passUndo();
    expect((await ownOf(one.person)).decline.text).toBe('Not now, Aylin.');
    expect((await post('undo-decline', { ids: [one.id] })).outcomes[0].refused.code).toBe(42432);
    expect((await post('decline', { ids: [one.id] })).outcomes[0].refused.code).toBe(42430);
  });

  it('does not end an application that was accepted meanwhile', async () => {
    const one = await apply();
    await post('decline', { ids: [one.id] });
    await admin.ask('PATCH', `/recruiter/applications/${one.id}`, { status: 'accepted' });
    await passUndo();
    expect(await ownOf(one.person)).toMatchObject({ status: 'accepted' });
  });

  it('refuses a text with a placeholder that nothing fills, and says which field', async () => {
    const one = await apply();
    const body = { ids: [one.id], text: 'Dear {{nmae}}' };
    const answer = await admin.ask('POST', '/recruiter/applicants/decline', body);
    expect([answer.json().code, Object.keys(answer.json().errors)]).toEqual([40001, ['text']]);
  });
});

describe('applicants side by side', () => {
  it('are two to four of one’s own, and see that they were opened', async () => {
    const [one, two] = [await apply('Ana'), await apply('Bo')];
    const compare = (ids: string) => admin.ask('GET', `/recruiter/applicants/compare?ids=${ids}`);
    const { applications } = (await compare(`${two.id},${one.id}`)).json().data;
    expect(applications).toMatchObject([
      { candidate: { first_name: 'Bo' } },
      { candidate: { first_name: 'Ana' } },
    ]);
    expect(await ownOf(one.person)).toMatchObject({ status: 'viewed' });
    expect((await compare(String(one.id))).json().code).toBe(40001);
    expect((await compare(`${one.id},999999`)).json().code).toBe(40004);
  });
});

describe('an export of applicants', () => {
  it('holds what is shared, as text, and is recorded for the company and each person', async () => {
    const shared = await apply('Eve', '=HYPERLINK("http://evil")');
    const hidden = await apply('Hidden', 'Nobody reads this');
    await hidden.person.ask('PATCH', `/jobApplication/jobseekers/${hidden.id}/sharing`, { is_shared: false });
    const answer = await admin.ask('GET', `/recruiter/applicants/export?job_id=${jobId}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(answer.body).not.toContain('Nobody reads this');
    const openings = await api.dependencies.db
      .selectFrom('application_openings')
      .select('filename')
      .where('application_id', '=', shared.id)
      .execute();
    expect(openings).toEqual([{ filename: 'applicants.csv' }]);
    const path = `/recruiter/companies/${admin.companyId}/applicant-exports`;
    const { exports } = (await admin.ask('GET', path)).json().data;
    expect(exports).toMatchObject([
      { by: expect.stringContaining('Ana'), job: { id: jobId, title: 'Nurse' } },
    ]);
    expect(exports[0].rows).toBe(answer.body.match(/^\d+,/gm)?.length);
  });

  it('is made sixty times an hour at most, and that of another admin all the same', async () => {
    const [busy, other] = [await anEmployer(api), await anEmployer(api)];
    const exportsOf = async (person: Employer) => {
      const job = await importJob(api, { recruiterId: person.user.id });
      const own = api.dependencies.db.updateTable('jobs').set({ company_id: person.companyId });
      await own.where('id', '=', job.id).execute();
      return (times: number) =>
        inTurn(times, async () => {
          const answer = await person.ask('GET', `/recruiter/applicants/export?job_id=${job.id}`);
          return answer.statusCode;
        });
    };
    const [mine, theirs] = [await exportsOf(busy), await exportsOf(other)];
    expect(await mine(62)).toEqual([...Array(60).fill(200), 429, 429]);
    expect(await theirs(1)).toEqual([200]);
    api.wait(3_601);
    expect(await mine(1)).toEqual([200]);
  });

  it('is the admin’s alone', async () => {
    const coordinator = await aColleague(api, admin, 'coordinator');
    const path = `/recruiter/applicants/export?job_id=${jobId}`;
    expect((await coordinator.ask('GET', path)).json().code).toBe(40005);
    expect((await (await anEmployer(api)).ask('GET', path)).json().code).toBe(40004);
  });
});
