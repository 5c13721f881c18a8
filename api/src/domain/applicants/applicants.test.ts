import { languageByTag } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: Employer;
let member: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anEmployer(api, 'Applicants Ltd');
  member = await aColleague(api, admin);
});
afterAll(() => api.close());

async function aJob(recruiter: SignedInPerson): Promise<number> {
  const job = await importJob(api, {
    sourceId: `job-${crypto.randomUUID()}`,
    recruiterId: recruiter.user.id,
  });
  const own = { company_id: admin.companyId };
  await api.dependencies.db.updateTable('jobs').set(own).where('id', '=', job.id).execute();
  return job.id;
}

async function apply(jobId: number, message: string, firstName = 'Aylin', lastName = '') {
  api.wait(60);
  const person = await aJobseeker(api, { firstName });
  const named = api.dependencies.db.updateTable('accounts').set({ last_name: lastName });
  await named.where('id', '=', person.user.id).execute();
  const sent = { first_message: message, screening_answers: [] };
  const answer = await person.ask('POST', `/data/jobs/${jobId}/applications`, sent);
  return { person, id: answer.json().data.application.id as number };
}

const list = async (reader: SignedInPerson, query: string) =>
  (await reader.ask('GET', `/recruiter/applicants?${query}`)).json().data;
const idsOf = async (reader: SignedInPerson, query: string) =>
  (await list(reader, query)).applicants.map((one: { id: number }) => one.id);
const recordOf = async (reader: SignedInPerson, id: number) =>
  (await reader.ask('GET', `/recruiter/applicants/${id}/record`)).json().data.record;
const statusOf = async (person: SignedInPerson, jobId: number) =>
  (await person.ask('GET', `/job/applied-jobs/${jobId}`)).json().data.application.status;
const moveTo = async (reader: SignedInPerson, ids: number[], stage_id: number | null) =>
  (await reader.ask('POST', '/recruiter/applicants/move', { ids, stage_id })).json().data.outcomes;

const stagesPath = () => `/recruiter/companies/${admin.companyId}/stages`;
async function setStages() {
  const stages = [
    { name: 'Screening', status: 'viewed' },
    { name: 'Trial day', status: 'accepted' },
  ];
  const { data } = (await admin.ask('PUT', stagesPath(), { stages })).json();
  return { screening: data.stages[0].id as number, trial: data.stages[1].id as number };
}

describe('the list of applicants', () => {
  it('sorts names as the language of the page does', async () => {
    const jobId = await aJob(admin);
    const names = ['Zeki', 'Ğani', 'Gül', 'Halil', 'Ömer', 'Ozan', 'anka'];
    for (const name of names) await apply(jobId, 'Hi', name);
    const sorted = async (id: number) => {
      const headers = { 'language-id': String(id) };
      const answer = await admin.ask('GET', `/recruiter/applicants?job_id=${jobId}&sort=name`, undefined, {
        headers,
      });
      return answer.json().data.applicants.map(({ name }: { name: string }) => name.split(' ')[0]);
    };
    const turkish = languageByTag('tr')?.id ?? 0;
    expect(await sorted(turkish)).toEqual(['anka', 'Gül', 'Ğani', 'Halil', 'Ozan', 'Ömer', 'Zeki']);
    expect(await sorted(1)).toEqual(['anka', 'Ğani', 'Gül', 'Halil', 'Ömer', 'Ozan', 'Zeki']);
  });

  it('writes and sorts names in their order, as chats and applications write them', async () => {
    const jobId = await aJob(admin);
    for (const [first, last] of [
      ['陽', '佐々木'],
      ['沙織', '小野寺'],
      ['Ana', 'Cruz'],
      ['マイク', 'スミス'],
    ] as const)
      await apply(jobId, 'Hi', first, last);
    const { applicants } = await list(admin, `job_id=${jobId}&sort=name`);
    const sorted = applicants.map(({ name }: { name: string }) => name);
    expect(sorted).toEqual(['Ana Cruz', 'マイク スミス', '佐々木 陽', '小野寺 沙織']);
    const { chats } = (await admin.ask('GET', '/jobApplication/chats')).json().data;
    const { applications } = (await admin.ask('GET', `/recruiter/applications?job_id=${jobId}`)).json().data;
    const ofJob = chats.filter(({ job }: { job: { id: number } }) => job.id === jobId);
    expect(ofJob.map((chat: { counterpart: { name: string } }) => chat.counterpart.name).sort()).toEqual(
      sorted,
    );
    expect(applications.map((one: { candidate: { name: string } }) => one.candidate.name).sort()).toEqual(
      sorted,
    );
  });

  it('finds somebody by the name as it is shown', async () => {
    const jobId = await aJob(admin);
    const { id } = await apply(jobId, 'Hi', '지민', '박');
    const [shown] = (await list(admin, `job_id=${jobId}`)).applicants;
    expect(await idsOf(admin, `job_id=${jobId}&query=${encodeURIComponent(shown.name)}`)).toEqual([id]);
  });

  it('filters, sorts and pages by job, and counts who is unread', async () => {
    const jobId = await aJob(admin);
    const [first, second] = [await apply(jobId, 'One', 'Zoe'), await apply(jobId, 'Two', 'Bo')];
    await admin.ask('GET', `/recruiter/applications/${first.id}`);
    expect(await idsOf(admin, `job_id=${jobId}`)).toEqual([first.id, second.id]);
    expect(await idsOf(admin, `job_id=${jobId}&sort=newest`)).toEqual([second.id, first.id]);
    expect(await idsOf(admin, `job_id=${jobId}&sort=name`)).toEqual([second.id, first.id]);
    expect(await idsOf(admin, `job_id=${jobId}&unread=1`)).toEqual([second.id]);
    expect(await idsOf(admin, `job_id=${jobId}&status=viewed`)).toEqual([first.id]);
    const page = await list(admin, `job_id=${jobId}&page=2&size=1`);
    expect(page).toMatchObject({ total: 2, unread: 1, page: 2, size: 1, applicants: [{ name: 'Bo' }] });
    const { chat_id: chatId } = page.applicants[0];
    await second.person.ask('POST', `/jobApplication/chats/${chatId}/messages`, {
      ...{ client_key: 'another-question', text: 'When do you start?' },
    });
    expect((await list(admin, `job_id=${jobId}&unread=1`)).applicants).toMatchObject([
      { unread_messages: 1 },
    ]);
  });

  it.each([
    ['Chinese in the other script', '我在医院工作', '醫院'],
    ['Arabic in another spelling', 'أعمل في مستشفى الأمل', 'الامل'],
    ['Turkish in capitals', 'İstanbul’da ısıtma ustasıyım', 'ISITMA'],
    ['Japanese without spaces', '東京で看護師をしています', '看護師'],
    ['Portuguese without accents', 'Trabalho com manutenção', 'manutencao'],
  ])('finds %s', async (_, message, query) => {
    const jobId = await aJob(admin);
    const wanted = await apply(jobId, message);
    await apply(jobId, 'Something else');
    expect(await idsOf(admin, `job_id=${jobId}&query=${encodeURIComponent(query)}`)).toEqual([wanted.id]);
  });

  it('hides what is not shared from the search, and a recruiter sees their own jobs alone', async () => {
    const jobId = await aJob(admin);
    const one = await apply(jobId, 'Secret harbour');
    expect(await idsOf(member, `job_id=${jobId}`)).toEqual([]);
    expect((await member.ask('GET', `/recruiter/applicants/${one.id}/record`)).statusCode).toBe(404);
    await one.person.ask('PATCH', `/jobApplication/jobseekers/${one.id}/sharing`, { is_shared: false });
    expect(await idsOf(admin, `job_id=${jobId}&query=harbour`)).toEqual([]);
    expect(await idsOf(admin, `job_id=${jobId}`)).toEqual([one.id]);
  });
});

describe('stages of a company', () => {
  it('moves many at once, tells the person of an acceptance alone, and refuses what contradicts it', async () => {
    const { screening, trial } = await setStages();
    const jobId = await aJob(admin);
    const [one, two] = [await apply(jobId, 'One'), await apply(jobId, 'Two')];
    expect(await moveTo(admin, [one.id, two.id], screening)).toMatchObject([
      { refused: null },
      { refused: null },
    ]);
    expect(await statusOf(one.person, jobId)).toBe('pending');
    await moveTo(admin, [one.id], trial);
    expect(await statusOf(one.person, jobId)).toBe('accepted');
    expect(await idsOf(admin, `job_id=${jobId}&sort=stage`)).toEqual([two.id, one.id]);
    expect(await idsOf(admin, `stage_id=${trial}`)).toEqual([one.id]);
    await two.person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    const outcomes = await moveTo(admin, [one.id, two.id, 999_999], screening);
    expect(outcomes.map((each: { refused: { code: number } }) => each.refused.code)).toEqual([
      42431, 42430, 40004,
    ]);
    expect(await statusOf(one.person, jobId)).toBe('accepted');
  });

  it('shows no stage that the state of the application has left behind', async () => {
    const { screening } = await setStages();
    const jobId = await aJob(admin);
    const one = await apply(jobId, 'One');
    await moveTo(admin, [one.id], screening);
    expect((await recordOf(admin, one.id)).stage).toMatchObject({ name: 'Screening' });
    await admin.ask('PATCH', `/recruiter/applications/${one.id}`, { status: 'accepted' });
    expect((await recordOf(admin, one.id)).stage).toBeNull();
    expect((await list(admin, `job_id=${jobId}`)).applicants[0].team_stage).toBeNull();
  });

  it('keeps the order given, and refuses one that goes back, or a stage of another company', async () => {
    const { screening, trial } = await setStages();
    const put = (stages: object[], by: Employer = admin) =>
      by.ask('PUT', `/recruiter/companies/${by.companyId}/stages`, { stages });
    const kept = [
      { name: 'Call', status: 'viewed' },
      { id: screening, name: 'Papers', status: 'viewed' },
      { id: trial, name: 'Trial', status: 'accepted' },
    ];
    const names = (await put(kept)).json().data.stages.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Call', 'Papers', 'Trial']);
    expect((await put([...kept].reverse())).json()).toMatchObject({
      code: 40001,
      errors: { stages: [expect.any(String)] },
    });
    const other = await anEmployer(api);
    expect((await put([{ id: screening, name: 'Mine', status: 'viewed' }], other)).json().code).toBe(40004);
    expect((await other.ask('GET', stagesPath())).json().code).toBe(40004);
    const jobId = await aJob(admin);
    const one = await apply(jobId, 'One');
    const { stages } = (await put([{ name: 'Theirs', status: 'viewed' }], other)).json().data;
    expect((await moveTo(admin, [one.id], stages[0].id))[0].refused.code).toBe(40004);
  });
});

describe('notes and tags of a team', () => {
  it('are for the team alone, and mention members who may read them', async () => {
    const jobId = await aJob(member);
    const one = await apply(jobId, 'One');
    const note = { text: 'Call her references', mentions: [admin.user.id] };
    const path = `/recruiter/applicants/${one.id}/notes`;
    const write = () => member.ask('POST', path, note, { headers: { 'idempotency-key': 'note-1' } });
    expect([(await write()).statusCode, (await write()).statusCode]).toEqual([201, 200]);
    expect(await idsOf(admin, 'mentioned=1')).toEqual([one.id]);
    const centre = (await admin.ask('GET', '/jobApplication/notifications')).json().data.notifications;
    expect(centre[0]).toMatchObject({ event: 'mentioned', application_id: one.id });
    const { notes } = await recordOf(admin, one.id);
    expect(notes).toMatchObject([{ text: note.text, can_delete: true, mentions: [{ id: admin.user.id }] }]);
    expect(await idsOf(admin, 'mentioned=1')).toEqual([]);
    const stranger = await aColleague(api, admin);
    expect((await member.ask('POST', path, { ...note, mentions: [stranger.user.id] })).json().code).toBe(
      40001,
    );
    expect(await idsOf(admin, 'query=references')).toEqual([one.id]);
    await admin.ask('DELETE', `${path}/${notes[0].id}`);
    expect((await recordOf(member, one.id)).notes).toEqual([]);
  });

  it('cannot be deleted by a member who did not write them', async () => {
    const jobId = await aJob(member);
    const one = await apply(jobId, 'One');
    const path = `/recruiter/applicants/${one.id}/notes`;
    const { note } = (await admin.ask('POST', path, { text: 'Mine' })).json().data;
    expect((await member.ask('DELETE', `${path}/${note.id}`)).json().code).toBe(40004);
    expect((await recordOf(member, one.id)).notes).toMatchObject([{ can_delete: false }]);
  });

  it('filters by a tag in any case, and stores equal ones once', async () => {
    const jobId = await aJob(admin);
    const one = await apply(jobId, 'One');
    await apply(jobId, 'Two');
    const put = await admin.ask('PUT', `/recruiter/applicants/${one.id}/tags`, {
      tags: ['Welder', ' welder ', 'Night'],
    });
    expect(put.json().data.tags).toEqual(['welder', 'Night']);
    expect(await idsOf(admin, `job_id=${jobId}&tag=WELDER`)).toEqual([one.id]);
    expect((await list(admin, `job_id=${jobId}`)).tags).toEqual(['Night', 'welder']);
  });
});

describe('the figures of a job', () => {
  it('are the measure of answers that job seekers read, for this job and for the company', async () => {
    const jobId = await aJob(admin);
    const figures = async () => (await admin.ask('GET', `/recruiter/jobs/${jobId}`)).json().data.job;
    const [one, two, three] = [
      await apply(jobId, 'One'),
      await apply(jobId, 'Two'),
      await apply(jobId, 'Three'),
    ];
    expect((await figures()).answer_time).toBeNull();
    api.wait(3_600);
    for (const { id } of [one, two, three])
      await admin.ask('PATCH', `/recruiter/applications/${id}`, { status: 'accepted' });
    const { answer_time: ofJob } = await figures();
    expect(ofJob).toEqual({ median_seconds: expect.any(Number), answers: 3 });
    expect(ofJob.median_seconds).toBeGreaterThan(3_600);
    const { company } = (await admin.ask('GET', `/recruiter/companies/${admin.companyId}`)).json().data;
    const seen = (await one.person.ask('GET', `/job/${jobId}/static`)).json().data;
    expect(company.answer_time).toEqual(seen.answer_time);
  });
});
