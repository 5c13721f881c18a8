import { afterAll, beforeAll, expect, it } from 'vitest';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobForm } from '../../testing/people/job-form.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const agenciesOf = (companyId: number) => `/recruiter/companies/${companyId}/agencies`;
const appoint = (client: Employer, agency: Employer) =>
  client.ask('POST', agenciesOf(client.companyId), { agency_id: agency.companyId });

async function post(person: Person, companyId: number, title: string): Promise<number> {
  const form = aJobForm({ title });
  const answer = await person.ask('POST', '/recruiter/jobs/create', { company_id: companyId, form });
  expect([title, answer.statusCode]).toEqual([title, 201]);
  return answer.json().data.job.id;
}

const agencyOfJob = async (person: Person, jobId: number) =>
  (await person.ask('GET', `/job/${jobId}`)).json().data.agency;

it('acts for each company that consents, is named with it, and no longer once the consent ends', async () => {
  const [agency, first, second] = [
    await anEmployer(api, 'Harbour Staffing'),
    await anEmployer(api),
    await anEmployer(api),
  ];
  const coordinator = await aColleague(api, agency, 'coordinator');
  const recruiter = await aColleague(api, agency);
  expect((await agency.ask('GET', agenciesOf(first.companyId))).statusCode).toBe(404);
  expect((await appoint(first, first)).statusCode).toBe(404);

  expect((await appoint(first, agency)).statusCode).toBe(201);
  expect((await appoint(first, agency)).statusCode).toBe(200);
  expect((await mailsTo(api, agency.email)).map(({ template }) => template)).toEqual([
    'company-agency-appointed',
  ]);
  // The consent of one company is none of another.
  const form = { company_id: second.companyId, form: aJobForm() };
  expect((await agency.ask('POST', '/recruiter/jobs/create', form)).statusCode).toBe(404);
  await appoint(second, agency);

  const jobId = await post(agency, first.companyId, 'Pier painter');
  const other = await post(coordinator, second.companyId, 'Crane operator');
  const own = await post(agency, agency.companyId, 'Bookkeeper');
  const person = await aJobseeker(api);
  const brief = { id: agency.companyId, name: 'Harbour Staffing' };
  expect(await agencyOfJob(person, jobId)).toMatchObject(brief);
  expect(await agencyOfJob(person, other)).toMatchObject(brief);
  expect(await agencyOfJob(person, own)).toBeNull();
  const inMarket = { headers: { 'country-id': '1' } };
  const { jobs } = (await person.ask('POST', '/job/search', { query: 'Pier painter' }, inMarket)).json().data;
  expect(jobs).toMatchObject([{ id: jobId, company: { id: first.companyId }, agency: brief }]);
  expect((await person.ask('GET', `/company/${first.companyId}`)).json().data).toMatchObject({
    agencies: [brief],
  });

  const sent = { first_message: 'Hello', screening_answers: [] };
  const { application } = (await person.ask('POST', `/data/jobs/${jobId}/applications`, sent)).json().data;
  const chat = (await person.ask('GET', `/jobApplication/chats/${application.chat_id}`)).json().data.chat;
  expect(chat).toMatchObject({ company: { id: first.companyId }, agency: brief });
  const read = async (reader: Person) =>
    (await reader.ask('GET', `/recruiter/applications/${application.id}`)).statusCode;
  const readers = [agency, coordinator, first, recruiter, second];
  expect(await Promise.all(readers.map(read))).toEqual([200, 200, 200, 404, 404]);

  const { members } = (await first.ask('GET', `/recruiter/companies/${first.companyId}/members`)).json().data;
  expect(members.map(({ agency }: { agency: object | null }) => agency)).toEqual([null, brief]);

  const consent = `${agenciesOf(first.companyId)}/${agency.companyId}`;
  const [member, outsider] = [await aColleague(api, first), await anEmployer(api)];
  expect((await member.ask('DELETE', consent)).json().code).toBe(40005);
  expect((await outsider.ask('DELETE', consent)).statusCode).toBe(404);
  expect((await first.ask('DELETE', consent)).statusCode).toBe(200);
  expect(await Promise.all(readers.map(read))).toEqual([404, 404, 200, 404, 404]);
  expect(await agencyOfJob(person, jobId)).toBeNull();
  expect(await agencyOfJob(person, other)).toMatchObject(brief);
  // The agency itself can end it as well.
  const second_ = `${agenciesOf(second.companyId)}/${agency.companyId}`;
  expect((await coordinator.ask('DELETE', second_)).statusCode).toBe(200);
  expect(await agencyOfJob(person, other)).toBeNull();
});

it('goes on when the person who acts leaves the agency', async () => {
  const [agency, client] = [await anEmployer(api), await anEmployer(api)];
  const heir = await aColleague(api, agency);
  await appoint(client, agency);
  const jobId = await post(agency, client.companyId, 'Rope maker');
  const { user } = heir;
  const company = `/recruiter/companies/${agency.companyId}`;
  const transfer = (otp?: string) => agency.ask('POST', `${company}/transfer`, { member_id: user.id, otp });
  await transfer();
  const mails = await mailsTo(api, agency.email);
  const otp = mails.flatMap(({ data }) => (typeof data?.code === 'string' ? [data.code] : []))[0];
  expect((await transfer(otp)).statusCode).toBe(200);
  expect((await agency.ask('POST', `${company}/leave`, { successor_id: user.id })).statusCode).toBe(200);
  expect((await heir.ask('GET', `/recruiter/jobs/${jobId}`)).statusCode).toBe(200);
  expect((await agency.ask('GET', `/recruiter/jobs/${jobId}`)).statusCode).toBe(404);
});
