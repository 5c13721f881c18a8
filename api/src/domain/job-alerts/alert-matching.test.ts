import { rm } from 'node:fs/promises';
import type { AlertFilters } from '@jobharbor/shared/contracts';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { vectorFile } from '../../search/related/vector-file.ts';
import { trainVectors } from '../../taxonomy/training/train-vectors.ts';
import { day, singapore, useAlerts } from '../../testing/people/use-alerts.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { fewOccupations, shortPlan } from '../../testing/search/few-occupations.ts';
import { recompileSearches } from './alert-search-repository.ts';
import { matchAcross } from './match-across.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { createNearSearches, type NearSearches } from './near-searches.ts';

const { api, db, now, pass, create, listOf, add, match, send, mails, aReader } = useAlerts();

const trainFew = () =>
  trainVectors({
    dataFolder: api().dependencies.config.dataFolder,
    concepts: fewOccupations,
    source: 'lists',
    plan: shortPlan,
  });

describe('matching', () => {
  it('finds for every alert what a search with its filters finds', async () => {
    const person = await aReader();
    const searches: AlertFilters[] = [
      {},
      { query: 'nurse' },
      { query: 'senior nurse' },
      { query: '"night shift" -cook' },
      { query: 'software engineer' },
      { query: '看護師' },
      { query: 'nurses', job_types: [1] },
      { job_types: [1, 2], is_company_verified: true },
      { salary_from: 4_000, salary_to: 6_000 },
      { query: 'developer', work_arrangements: [1] },
      { applicant_countries: [608] },
      { query: 'clerk', shared_hours: [6] },
      { query: '???' },
      { query: '师' },
    ];
    const alerts: { id: number; filters: AlertFilters }[] = [];
    for (const filters of searches) alerts.push({ id: (await create(person, filters)).alert.id, filters });
    pass(1_000);
    await add(
      { title: 'Senior Nurse', jobTypeId: 1 },
      { title: 'Nurse, night shift', jobTypeId: 2, workArrangementId: 1 },
      { title: 'Cook for the night shift', workArrangementId: 3, excludedCountries: ['ph'] },
      { title: 'Software Developer', workArrangementId: 1 },
      { title: 'Engineer', descriptionHtml: '<p>Software of all kinds.</p>' },
      { title: '看護師・夜勤', language: 'ja', jobTypeId: 1 },
      { title: '厨师', language: 'zh-Hans' },
      { title: 'Remote clerk', workArrangementId: 3 },
      { title: 'Remote clerk for Americans', workArrangementId: 3, timeZone: 'America/New_York' },
      { title: 'Clerk', salary: { currency: 'SGD', period: 'monthly', min: 450_000, max: 500_000 } },
    );
    await match();
    for (const { id, filters } of alerts) {
      const preview = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
      const found = (await person.ask('POST', '/job/search', { ...filters, sort: 1 }, singapore)).json().data;
      const idsOf = (jobs: { id: number }[]) => jobs.map((job) => job.id).sort();
      expect([filters, idsOf(preview.jobs)]).toEqual([filters, idsOf(found.jobs)]);
    }
  });

  it('finds for an alert of a list over all countries what the list shows, and links to it', async () => {
    const person = await aReader();
    const far = { workArrangementId: 3, language: 'en' as const };
    await add({ ...far, title: 'Open before', countryKey: 'my' });
    const searches: AlertFilters[] = [
      { list: 'remote', page_language: 'en' },
      { list: 'remote', page_language: 'en', person_zone: 'America/New_York' },
      { list: 'remote', page_language: 'zh-Hans', all: true, countries: ['ph', 'us'], job_types: [1] },
      { list: 'web3', page_language: 'en' },
      { list: 'visa', page_language: 'en' },
    ];
    const alerts: { id: number; filters: AlertFilters; path: string }[] = [];
    for (const filters of searches) {
      const { id, results_path: path } = (await create(person, filters)).alert;
      alerts.push({ id, filters, path });
    }
    expect(alerts.map(({ path }) => path)).toEqual([
      ...['/remote-jobs', '/remote-jobs'],
      '/remote-jobs?country=ph&country=us&type=full-time&all=1',
      ...['/web3-jobs', '/work-abroad'],
    ]);
    expect(new Set((await listOf(person)).map(({ name }: { name: string }) => name))).toContain(
      'Remote jobs from all countries · Philippines · United States · Full-time',
    );
    pass(1_000);
    const added = await add(
      { ...far, title: 'Near', countryKey: 'ph', jobTypeId: 1 },
      { ...far, title: 'At home', countryKey: 'sg', isWeb3: true },
      { ...far, title: 'By night', countryKey: 'us', jobTypeId: 1 },
      { ...far, title: 'Not from here', countryKey: 'es', excludedCountries: ['sg'] },
      { ...far, title: 'In Japanese', countryKey: 'jp', language: 'ja' },
      { title: 'With a visa', countryKey: 'ph', language: 'en', visaSponsorship: true },
      { title: 'In the office', countryKey: 'ph', language: 'en' },
    );
    await match();
    for (const { id, filters } of alerts) {
      const { all, person_zone, page_language, ...rest } = filters;
      const body = { ...rest, open_to_me: !all, time_zone: person_zone };
      const listed = (await person.ask('POST', '/job/search-across', body, singapore)).json().data;
      const { jobs } = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
      const idsOf = (cards: { id: number }[]) =>
        cards.map((job) => job.id).filter((one) => added.includes(one));
      expect([filters, idsOf(jobs).sort()]).toEqual([filters, idsOf(listed.jobs).sort()]);
      expect(jobs.map(({ title }: { title: string }) => title)).not.toContain('Open before');
      expect(jobs.length).toBeGreaterThan(0);
    }
    pass(day);
    expect(await send()).toBe(5);
  });

  it('asks once for the words that alerts of lists over all countries share', async () => {
    const person = await aReader();
    for (const person_zone of ['Asia/Manila', 'Asia/Tokyo', 'Europe/Madrid'])
      await create(person, { list: 'remote', all: true, query: 'lamp lighter', person_zone });
    const added = await add({ title: 'Lamp lighter', workArrangementId: 3, countryKey: 'ph' });
    const statements: string[] = [];
    const recording: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await matchAcross(db().withPlugin(recording), added, now());
    expect(statements.filter((one) => one.includes('array_agg(job_id) as ids'))).toHaveLength(1);
    expect(statements.filter((one) => one.includes('insert into alert_matches'))).toHaveLength(1);
    const matches = await db()
      .selectFrom('alert_matches')
      .select('search_id')
      .where('job_id', 'in', added)
      .execute();
    expect(new Set(matches.map(({ search_id }) => search_id)).size).toBe(3);
  });

  it('finds for an alert like a job also titles near to its own, in any language, by its other filters', async () => {
    await trainFew();
    const person = await aReader();
    const [old = 0] = await add({ title: '不動産営業', language: 'ja' }, { title: 'Lorry driver' });
    const like = { query: 'Estate agent', near_titles: true };
    const alerts = {
      near: (await create(person, like)).alert.id,
      nearFullTime: (await create(person, { ...like, job_types: [1], salary_from: 4_000 })).alert.id,
      words: (await create(person, { query: 'Estate agent' })).alert.id,
    };
    pass(1_000);
    const paid = { currency: 'SGD', period: 'monthly', min: 450_000, max: 500_000 } as const;
    await add(
      { title: 'Estate agent', jobTypeId: 2 },
      { title: '不動産営業', language: 'ja', jobTypeId: 1, salary: paid },
      { title: 'Corredora de inmuebles', jobTypeId: 1 },
      { title: 'Lorry driver', jobTypeId: 1, salary: paid },
    );
    await match();
    const found = async (id: number) => {
      const { jobs } = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
      return jobs.map(({ title }: { title: string }) => title).sort();
    };
    expect(await found(alerts.near)).toEqual(['Corredora de inmuebles', 'Estate agent', '不動産営業']);
    expect(await found(alerts.nearFullTime)).toEqual(['不動産営業']);
    expect(await found(alerts.words)).toEqual(['Estate agent']);
    // Titles near to it were open before, too.
    await setJobStatus(db(), old, 'closed', now());
    expect((await listOf(person)).map((alert: { closed_jobs: number }) => alert.closed_jobs).sort()).toEqual([
      0, 0, 1,
    ]);
    pass(day);
    await send();
    expect((await mails()).map(({ data }) => data.count).sort()).toEqual([1, 1, 3]);
    // Without a table words alone count, and what was found stays.
    await rm(vectorFile(api().dependencies.config.dataFolder));
    await add({ title: 'Real estate agent' }, { title: '不動産営業', language: 'ja' });
    await match();
    expect(await found(alerts.near)).toEqual(['Real estate agent']);
  });

  it('finds for an alert like a job no near title without the rare word that jobs hold, new or open before', async () => {
    await trainFew();
    const person = await aReader();
    const jobs = [
      { title: 'Realtor', descriptionHtml: '<p>Sells Abap.</p>' },
      { title: 'Realtor' },
      ...['Nanny', 'Bus driver', 'Nurse'].map((title) => ({ title, skills: ['Abap'] })),
    ];
    const open = await add(...jobs);
    const { alert } = await create(person, { query: 'Estate agent Abap', near_titles: true });
    pass(1_000);
    const [first] = await add(...jobs);
    await match();
    const preview = (await person.ask('GET', `/job/job-alerts/${alert.id}/preview`)).json().data;
    expect(preview.jobs.map(({ id }: { id: number }) => id)).toEqual([first]);
    for (const id of open) await setJobStatus(db(), id, 'closed', now());
    expect(await listOf(person)).toMatchObject([{ new_jobs: 1, closed_jobs: 1 }]);
    await rm(vectorFile(api().dependencies.config.dataFolder));
  });

  it('counts no old job as new for an alert like a job that is made while titles load, and each new one', async () => {
    await trainFew();
    const person = await aReader();
    const [old] = await add({ title: '不動産営業', language: 'ja' }, { title: 'Lorry driver' });
    pass(1_000);
    const { alert } = await create(person, { query: 'Estate agent', near_titles: true });
    const { vectors, search } = api().dependencies;
    const options = {
      near: createNearSearches(vectors),
      search: { ...search, loadTitles: async () => false },
    };
    await matchNewJobs(db(), options);
    pass(1_000);
    const [listed] = await add({ title: 'Corredora de inmuebles' });
    await matchNewJobs(db(), options);
    expect(await listOf(person)).toMatchObject([{ new_jobs: 0 }]);
    await match();
    const preview = (await person.ask('GET', `/job/job-alerts/${alert.id}/preview`)).json().data;
    expect(preview.jobs.map(({ id }: { id: number }) => id)).toEqual([listed]);
    await setJobStatus(db(), old ?? 0, 'closed', now());
    expect(await listOf(person)).toMatchObject([{ new_jobs: 1, closed_jobs: 1 }]);
    await rm(vectorFile(api().dependencies.config.dataFolder));
  });

  it('leaves near titles to the filling of a search that is made while jobs are matched', async () => {
    await trainFew();
    const person = await aReader();
    await add({ title: '不動産営業', language: 'ja' });
    pass(1_000);
    const { vectors, search } = api().dependencies;
    let id = 0;
    // Made after the searches were filled, before the jobs are matched.
    const near: NearSearches = {
      async of(...given) {
        id ||= (await create(person, { query: 'Estate agent', near_titles: true })).alert.id;
        return createNearSearches(vectors).of(...given);
      },
    };
    await create(person, { query: 'Nurse', near_titles: true });
    pass(1_000);
    const [listed] = await add({ title: 'Corredora de inmuebles' });
    pass(-500);
    await matchNewJobs(db(), { near, search });
    await match();
    const preview = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
    expect(preview.jobs.map((job: { id: number }) => job.id)).toEqual([listed]);
    await rm(vectorFile(api().dependencies.config.dataFolder));
  });

  it('matches each job once, whoever runs it, and a job that is committed late as well', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    const early = now();
    pass(30 * 60_000);
    await add({ title: 'Nurse' });
    await Promise.all([match(), match(), match()]);
    await upsertJobs(db(), [aJobDraft({ title: 'Late nurse' })], { now: early });
    await match();
    expect(await listOf(person)).toMatchObject([{ new_jobs: 2 }]);
  });

  it('goes on in batches among jobs that came at the same moment', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    await create(person, {});
    await add(...Array.from({ length: 7 }, (_, index) => ({ title: index % 2 ? 'Cook' : `Nurse ${index}` })));
    expect(await matchNewJobs(db(), { batch: 2 })).toBe(7);
    expect(await listOf(person)).toMatchObject([{ new_jobs: 7 }, { new_jobs: 4 }]);
    expect(await matchNewJobs(db(), { batch: 2 })).toBe(0);
  });

  it('keeps the conditions of searches in step with the rules that made them', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    const { db } = api().dependencies;
    expect(await recompileSearches(db)).toBe(0);
    await sql`update alert_searches set terms = 'other'::tsquery`.execute(db);
    await sql`delete from alert_anchors`.execute(db);
    expect(await recompileSearches(db)).toBe(1);
    await add({ title: 'Nurse' });
    await match();
    expect(await listOf(person)).toMatchObject([{ new_jobs: 1 }]);
  });
});
