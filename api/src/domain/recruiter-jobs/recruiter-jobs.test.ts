import { openJobsUnverified } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOfHtml } from '../../import/clean/text/description-html.ts';
import { fingerprintOf } from '../../import/duplicates/fingerprint.ts';
import { blockKey } from '../../import/duplicates/same-job.ts';
import { importTables } from '../../import/run/import-tables.ts';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobForm } from '../../testing/people/job-form.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Posting {
  form?: object;
  key?: string;
  by?: SignedInPerson;
  isAnother?: boolean;
}
const post = (employer: Employer, { form = {}, key, by = employer, isAnother = false }: Posting = {}) =>
  by.ask(
    'POST',
    '/recruiter/jobs/create',
    { company_id: employer.companyId, form: aJobForm(form), is_another: isAnother },
    { headers: key === undefined ? {} : { 'idempotency-key': key } },
  );
const posted = async (employer: Employer, posting: Posting = {}) => {
  const answer = await post(employer, posting);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.job.id as number;
};
const seen = async (id: number) => (await aVisitor(api).ask('GET', `/job/${id}/static`)).json().data;
const search = async (query: string) =>
  (await aVisitor(api).ask('POST', '/job/search', { query }, { headers: { 'country-id': '1' } })).json().data;
const verify = (employer: Employer) =>
  api.dependencies.db
    .updateTable('companies')
    .set({ is_verified: true })
    .where('id', '=', employer.companyId)
    .execute();

describe('a job that is posted', () => {
  it('is found at once, by the rules of imported jobs', async () => {
    const employer = await anEmployer(api);
    const id = await posted(employer, {
      form: {
        title: 'Kelp gardener',
        description_html:
          '<p onclick="x()">Write to boss@kelp.example<script>1</script>. Three years of experience.</p>',
        benefits: ['Call +63 917 123 4567 for a boat'],
        screening_questions: [{ question: 'Can you dive?', kind: 'yes_no', options: [], is_required: true }],
      },
    });
    const job = await seen(id);
    expect(job.description_html).toBe('<p>Write to •••. Three years of experience.</p>');
    expect(job.benefits).toEqual(['Call ••• for a boat']);
    expect([job.xp_lvl?.key, job.screening_questions[0].id, job.salary.min]).toEqual([
      expect.any(String),
      1,
      5_000_000,
    ]);
    expect([job.employer.id, job.recruiter.id, job.changes]).toEqual([
      employer.companyId,
      employer.user.id,
      [],
    ]);
    const { jobs } = await search('kelp gardener');
    expect(jobs.map((one: { id: number }) => one.id)).toEqual([id]);
  });

  it('is one job however often the request comes, and a like one is refused unless it is another', async () => {
    const employer = await anEmployer(api);
    const form = { title: 'Net mender' };
    const first = await post(employer, { form, key: 'one' });
    const again = await post(employer, { form, key: 'one' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json().data.job).toEqual(first.json().data.job);
    const like = await post(employer, { form });
    expect(like.json()).toMatchObject({
      code: 42358,
      errors: { title: [expect.stringContaining('Net mender')] },
    });
    const both = await Promise.all([
      post(employer, { form, isAnother: true }),
      post(await anEmployer(api), { form }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  it('of two that are posted at the same time is stored once', async () => {
    const employer = await anEmployer(api);
    const member = await aColleague(api, employer);
    const form = { title: 'Buoy keeper' };
    const answers = await Promise.all([post(employer, { form }), post(employer, { form, by: member })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('needs a right to post for the company', async () => {
    const employer = await anEmployer(api);
    expect((await post(employer, { by: await anEmployer(api) })).json().code).toBe(40004);
    expect((await post(employer, { by: await aJobseeker(api) })).statusCode).toBe(403);
    expect((await post(employer, { by: await aColleague(api, employer) })).statusCode).toBe(201);
  });

  it('names every field that is wrong, and stores nothing', async () => {
    const employer = await anEmployer(api);
    const form = {
      location_ids: [999_999_999],
      job_type_id: 999,
      salary: { currency: 'PHP', period: 'negotiable', min: 1, max: 2 },
      screening_questions: [{ question: 'Which?', kind: 'choice', options: ['One'], is_required: true }],
      time_zone: 'Mars/Olympus',
    };
    const { code, errors } = (await post(employer, { form })).json();
    expect([code, Object.keys(errors).sort()]).toEqual([40001, Object.keys(form).sort()]);
    const { total } = (await employer.ask('GET', '/recruiter/jobs')).json().data;
    expect(total).toBe(0);
  });

  it('counts against the limit of a company that is not verified, also when it is opened again', async () => {
    const employer = await anEmployer(api);
    const ids: number[] = [];
    for (let n = 1; n <= openJobsUnverified; n += 1)
      ids.push(await posted(employer, { form: { title: `Lamp keeper ${'I'.repeat(n)}` } }));
    const one = { form: { title: 'One too many' } };
    expect((await post(employer, one)).json().code).toBe(42357);
    const move = (status: string) => employer.ask('PATCH', `/recruiter/jobs/${ids[0]}`, { status });
    expect((await move('closed')).statusCode).toBe(200);
    await posted(employer, one);
    expect((await move('open')).json().code).toBe(42357);
    await verify(employer);
    expect((await move('open')).statusCode).toBe(200);
  });

  it('joins the imported job that is the same, which imports no longer change', async () => {
    const employer = await anEmployer(api);
    const { db } = api.dependencies;
    const form = aJobForm({ title: 'Tide reader' });
    const imported = await importJob(api, {
      ...{
        source: 'import',
        sourceId: 'board:77',
        title: form.title,
        descriptionHtml: form.description_html,
      },
      ...{ locationIds: [], otherPlaces: ['East pier'], salary: form.salary as never },
    });
    await db
      .updateTable('jobs')
      .set({ company_id: employer.companyId })
      .where('id', '=', imported.id)
      .execute();
    const { name } = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', employer.companyId)
      .executeTakeFirstOrThrow();
    const source = {
      ...{ source_key: 'board:77', job_id: imported.id, is_primary: true, url: null, country_key: 'ph' },
      ...{
        file_id: Buffer.alloc(32),
        row_number: 1,
        content_hash: Buffer.alloc(32),
        detail: '',
        feed: 'b ph',
      },
      ...{ location_ids: [], other_places: ['East pier'], is_open: true },
      block_key: blockKey({ title: form.title, company: name }),
      fingerprint: fingerprintOf(textOfHtml(form.description_html)),
    };
    await importTables(db).insertInto('job_sources').values(source).execute();
    const id = await posted(employer, { form: { title: form.title } });
    expect(id).toBe(imported.id);
    expect(await seen(id)).toMatchObject({
      recruiter: { id: employer.user.id },
      other_places: ['North pier'],
    });
    const primary = await importTables(db)
      .selectFrom('job_sources')
      .select('feed')
      .where('job_id', '=', id)
      .where('is_primary', '=', true)
      .execute();
    expect(primary).toEqual([{ feed: 'employer' }]);
    expect((await post(employer, { form: { title: form.title } })).json().code).toBe(42358);
  });
});

describe('a job that is edited', () => {
  const edit = (employer: Employer, id: number, form: object, by: SignedInPerson = employer) =>
    by.ask('PUT', `/recruiter/jobs/${id}`, aJobForm(form));

  it('tells its readers what was changed and when, and nothing that stayed', async () => {
    const employer = await anEmployer(api);
    const form = { title: 'Sail maker' };
    const id = await posted(employer, { form });
    await edit(employer, id, form);
    expect((await seen(id)).changes).toEqual([]);
    api.wait(60);
    const better = { ...form, salary: { currency: 'PHP', period: 'monthly', min: 7_000_000, max: null } };
    expect((await edit(employer, id, better)).statusCode).toBe(200);
    api.wait(60);
    await edit(employer, id, { ...better, skills: ['Sewing'], other_places: ['South pier'] });
    const { changes, salary } = await seen(id);
    expect(salary.min).toBe(7_000_000);
    expect(changes.map(({ part }: { part: string }) => part)).toEqual(['places', 'requirements', 'pay']);
    expect(changes[0].changed_at - changes[2].changed_at).toBe(60);
    const own = (await employer.ask('GET', `/recruiter/jobs/${id}`)).json().data;
    expect([own.form.other_places, own.changes, own.job.status]).toEqual([['South pier'], changes, 'open']);
  });

  it('stays what it was for others, in its country, and while it is on hold', async () => {
    const employer = await anEmployer(api);
    const form = { title: 'Rope walker' };
    const id = await posted(employer, { form });
    const stranger = await anEmployer(api);
    expect((await edit(employer, id, form, stranger)).json().code).toBe(40004);
    expect((await edit(employer, id, { ...form, country_key: 'sg' })).json().errors).toHaveProperty(
      'country_key',
    );
    await employer.ask('PATCH', `/recruiter/jobs/${id}`, { status: 'on_hold' });
    await edit(employer, id, { ...form, skills: ['Balance'] });
    expect(await seen(id)).toMatchObject({ status: 'on_hold', skills: ['Balance'] });
  });

  it('is posted anew once in a week, and says when it was first posted', async () => {
    const employer = await anEmployer(api);
    const id = await posted(employer, { form: { title: 'Crane driver' } });
    const repost = () => employer.ask('POST', `/recruiter/jobs/${id}/repost`);
    expect((await repost()).json().code).toBe(42359);
    const before = await seen(id);
    const week = new Date(api.now().getTime() - 8 * 86_400_000);
    await api.dependencies.db.updateTable('jobs').set({ posted_at: week }).where('id', '=', id).execute();
    expect((await repost()).statusCode).toBe(200);
    const after = await seen(id);
    expect([after.posted_at < before.posted_at, after.reposted_at > after.posted_at]).toEqual([true, true]);
    await employer.ask('PATCH', `/recruiter/jobs/${id}`, { status: 'closed' });
    expect((await repost()).json().code).toBe(40010);
  });
});

describe('the list of own jobs', () => {
  it('has those of the member, of all members for the admin, and counts what came of them', async () => {
    const employer = await anEmployer(api);
    const member = await aColleague(api, employer);
    const mine = await posted(employer, { form: { title: 'Mine' } });
    const theirs = await posted(employer, { form: { title: 'Theirs' }, by: member });
    const seeker = await aJobseeker(api);
    const sent = { first_message: 'Hello', screening_answers: [] };
    await seeker.ask('POST', `/data/jobs/${theirs}/applications`, sent);
    const list = async (person: SignedInPerson, query = '') =>
      (await person.ask('GET', `/recruiter/jobs${query}`)).json().data.jobs;
    const ofMember = await list(member);
    expect(ofMember).toMatchObject([{ id: theirs, applications: 1, unread: 1, status: 'open' }]);
    expect((await list(employer)).map(({ id }: { id: number }) => id)).toEqual([theirs, mine]);
    expect(await list(employer, '?status=closed')).toEqual([]);
  });
});

describe('a draft of a job', () => {
  it('is kept as typed, for its writer alone, until it is posted or deleted', async () => {
    const employer = await anEmployer(api);
    const other = await aColleague(api, employer);
    const body = { company_id: employer.companyId, form: { title: '', note: ['unfinished'] } };
    const save = (person: SignedInPerson, extra: object = {}) =>
      person.ask('POST', '/recruiter/jobs/drafts', { ...body, ...extra });
    const { id } = (await save(employer)).json().data.draft;
    expect((await save(other, { id })).json().code).toBe(40004);
    expect((await save(await anEmployer(api))).json().code).toBe(40004);
    await save(employer, { id, form: { title: 'Diver' } });
    const drafts = async (person: SignedInPerson) =>
      (await person.ask('GET', '/recruiter/jobs/drafts')).json().data.drafts;
    expect(await drafts(employer)).toMatchObject([{ id, form: { title: 'Diver' } }]);
    expect(await drafts(other)).toEqual([]);
    expect((await other.ask('DELETE', `/recruiter/jobs/drafts/${id}`)).json().code).toBe(40004);
    const posting = { company_id: employer.companyId, form: aJobForm({ title: 'Diver' }), draft_id: id };
    expect((await employer.ask('POST', '/recruiter/jobs/create', posting)).statusCode).toBe(201);
    expect(await drafts(employer)).toEqual([]);
    expect((await save(employer, { form: { text: 'x'.repeat(90_000) } })).json().code).toBe(42360);
  });
});

describe('advice before posting', () => {
  const advise = async (person: SignedInPerson, form: object, language = '1') =>
    (
      await person.ask('POST', '/recruiter/jobs/check', aJobForm(form), {
        headers: { 'language-id': language },
      })
    ).json().data.advice as { advice: { key: string; value: string }; words: string[] }[];

  it('names what is missing, what excludes people, and what asks them for money', async () => {
    const employer = await anEmployer(api);
    const advice = await advise(employer, {
      salary: null,
      other_places: [],
      description_html: '<p>Young native speakers only. A registration fee is due. Mail a@b.example.</p>',
    });
    expect(advice.map(({ advice: { key }, words }) => [key, words])).toEqual([
      ['pay-missing', []],
      ['excluding-words', ['Young', 'native speakers']],
      ['asks-for-money', ['registration fee']],
      ['contacts-masked', []],
      ['short-description', []],
      ['place-missing', []],
    ]);
    const [remote] = await advise(employer, { title: 'Remote writer', salary: null }, '10');
    expect(remote?.advice.value).toMatch(/[ء-ي]/);
    expect(
      (await advise(employer, { work_arrangement_id: 2 })).map(({ advice: { key } }) => key),
    ).not.toContain('pay-missing');
  });

  it.each([
    ['es', 'Buscamos jóvenes con buena presencia', 2],
    ['pt', 'Somente mulheres até 35 anos', 2],
    ['zh-Hans', '限女性，35岁以下', 2],
    ['zh-Hant', '限男性，五官端正', 2],
    ['ja', '女性限定、30歳まで', 2],
    ['ms', 'Wanita sahaja, berumur bawah 30', 2],
    ['id', 'Khusus wanita, berpenampilan menarik', 2],
    ['tr', 'Genç bayan eleman aranıyor', 2],
    ['ar', 'للإناث فقط حسنة المظهر', 2],
    ['en', 'Females only. A younger brand for seasoned menders', 1],
  ])('knows words that exclude in %s', async (_language, text, count) => {
    const employer = await anEmployer(api);
    const advice = await advise(employer, {
      description_html: `<p>${text}. Guide ships by day and night.</p>`,
    });
    const about = advice.find(({ advice: { key } }) => key === 'excluding-words');
    expect(about?.words).toHaveLength(count);
  });
});
