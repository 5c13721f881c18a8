import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const list = async (...drafts: Parameters<typeof aJobDraft>[0][]) =>
  (
    await upsertJobs(
      api.dependencies.db,
      drafts.map((draft) => aJobDraft(draft)),
    )
  ).ids;
const device = { device: 'web' };
const inJapanese = { 'country-id': '8', 'language-id': '4' };

describe('a job page', () => {
  it('compares the pay of similar jobs, without those that state none', async () => {
    const pay = [3_000, 3_000, 4_000, 4_000, 5_000, 6_000, 7_000, 9_000];
    const [id] = await list(
      ...[...pay, null].map((from, number) => ({
        countryKey: 'my' as const,
        title: `Marine surveyor ${number}`,
        categoryId: 501,
        xpLvlId: 3,
        salary:
          from === null
            ? null
            : { currency: 'MYR', period: 'monthly' as const, min: from * 100, max: from * 100 + 100_000 },
      })),
    );
    const similar = await api.app.inject({
      url: `/api/job/similar?job_id=${id}`,
      headers: { 'country-id': '4' },
    });
    const { jobs, pay: beside, company_jobs } = readAnswer(listSimilarJobs, similar.json());
    expect(jobs).toHaveLength(5);
    expect(company_jobs).toHaveLength(3);
    expect(company_jobs?.map((job) => job.id)).not.toContain(id);
    expect(beside).toMatchObject({ low: 3_000, median: 4_500, high: 10_000, jobs: 8, currency: 'MYR' });
  });

  it('shows lists in the reader’s language, the title as written, and pay in both currencies', async () => {
    const [id] = await list({
      title: 'Señor Développeur',
      jobTypeId: 1,
      categoryId: 101,
      locationIds: [20101],
      salary: { currency: 'SGD', period: 'monthly', min: 500_000, max: 700_050 },
      screeningQuestions: [{ question: 'Since when?', kind: 'text', options: [], is_required: true }],
      company: {
        sourceKey: 'facts',
        name: 'Facts & Co',
        industryId: 1,
        sizeId: 2,
        aboutHtml: '<p onclick=x>We <b>count</b>.</p>',
      },
    });
    const answer = await api.app.inject({ url: `/api/job/${id}/static`, headers: inJapanese });
    const job = readAnswer(getJobStatic, answer.json());
    expect(job).toMatchObject({
      slug: 'senor-developpeur',
      title: 'Señor Développeur',
      category: { value: 'ソフトウェア開発', key: 'software-development' },
      salary: { currency: 'SGD', min: 500_000, max: 700_050, converted: { currency: 'JPY', min: 594_231 } },
      screening_questions: [{ id: 1, question: 'Since when?' }],
      employer: { name: 'Facts & Co', about_html: '<p>We <strong>count</strong>.</p>', open_jobs: 1 },
    });
    expect(job.job_type?.value).not.toMatch(/[a-z]/i);
  });

  it('may be kept by a shared cache, for each country and language', async () => {
    const [id] = await list({});
    const { headers } = await api.app.inject({ url: `/api/job/${id}/static`, headers: inJapanese });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'Country-Id, Language-Id' });
  });

  it('stays for a closed job and says so', async () => {
    const [id = 0] = await list({});
    await setJobStatus(api.dependencies.db, id, 'closed', new Date('2026-11-05T00:00:00Z'));
    const { data } = (await api.app.inject(`/api/job/${id}/static`)).json();
    expect(data).toMatchObject({ status: 'closed', closed_at: 1_793_836_800 });
  });

  it.each(['0', '-1', 'x', '1.5', '99999999', '9007199254740993', '1e99'])(
    'does not exist for the id %s',
    async (id) => {
      const answer = await api.app.inject(`/api/job/${id}/static`);
      expect([404, 422]).toContain(answer.statusCode);
    },
  );
});

describe('similar jobs', () => {
  it('are open, of the same country, closest first, and never the job itself', async () => {
    const [id, twin, cousin, elsewhere, closed] = await list(
      { title: 'Marine Biologist', skills: ['Diving'], categoryId: 101, countryKey: 'th' },
      { title: 'Marine Biologist', skills: ['Diving'], categoryId: 101, countryKey: 'th' },
      { title: 'Pond Biologist', countryKey: 'th' },
      { title: 'Marine Biologist', countryKey: 'vn' },
      { title: 'Marine Biologist', countryKey: 'th', status: 'closed' },
    );
    const answer = await api.app.inject({
      url: `/api/job/similar?job_id=${id}`,
      headers: { 'country-id': '9' },
    });
    const found = readAnswer(listSimilarJobs, answer.json()).jobs.map((job) => job.id);
    expect(found).toEqual([twin, cousin]);
    expect(found).not.toContain(elsewhere);
    expect(found).not.toContain(closed);
  });

  it('are none for a job that does not exist', async () => {
    const answer = await api.app.inject('/api/job/similar?job_id=99999999');
    expect(answer.json()).toEqual({ data: { jobs: [], pay: null, company_jobs: [] } });
  });
});

describe('someone who looks at a job', () => {
  it('is counted without an account', async () => {
    const [id] = await list({});
    const answer = await api.app.inject({ method: 'POST', url: `/api/job/${id}/view`, body: device });
    expect(answer.json()).toEqual({ data: {} });
    const views = await api.dependencies.db
      .selectFrom('job_views')
      .selectAll()
      .where('job_id', '=', id ?? 0)
      .execute();
    expect(views).toMatchObject([{ account_id: null, device: 'web' }]);
  });

  it('gets not found for a job that does not exist', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/job/99999999/view', body: device });
    expect(answer.statusCode).toBe(404);
  });

  it('is led to the employer’s own page, and not from a job that is closed', async () => {
    const [id = 0, own] = await list({ externalUrl: 'https://employer.example/apply?job=1' }, {});
    const click = async (job: number | undefined) =>
      (
        await api.app.inject({ method: 'POST', url: `/api/job/${job}/click-external-job`, body: device })
      ).json();
    expect(await click(id)).toEqual({ data: { url: 'https://employer.example/apply?job=1' } });
    expect(await click(own)).toMatchObject({ code: 40004 });
    await setJobStatus(api.dependencies.db, id, 'closed', new Date());
    expect(await click(id)).toMatchObject({ code: 40010 });
    const [ranOut = 0] = await list({
      externalUrl: 'https://employer.example/apply?job=2',
      validThrough: new Date(Date.now() - 60_000),
    });
    expect(await click(ranOut)).toMatchObject({ code: 40010 });
  });
});
