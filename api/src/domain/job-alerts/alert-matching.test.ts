import { rm } from 'node:fs/promises';
import type { AlertFilters } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { vectorFile } from '../../search/related/vector-file.ts';
import { trainVectors } from '../../taxonomy/training/train-vectors.ts';
import { aJobDraft } from '../../testing/a-job-draft.ts';
import { fewOccupations, shortPlan } from '../../testing/few-occupations.ts';
import { day, hour, singapore, useAlerts } from '../../testing/use-alerts.ts';
import { recompileSearches } from './alert-search-repository.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

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

describe('a run', () => {
  it('that ends in the middle has sent whole batches, and the next one the rest, each once', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) {
      const person = await aReader();
      await create(person, { query: 'nurse' });
      people.push(person.email);
    }
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    const { queue } = api().dependencies;
    let batches = 0;
    const dying = {
      ...queue,
      addAll: async (...given: Parameters<typeof queue.addAll>) => {
        batches += 1;
        await queue.addAll(...given);
        if (batches === 2) throw new Error('killed');
      },
    };
    await expect(sendDueAlerts({ ...api().dependencies, queue: dying }, now(), 2)).rejects.toThrow('killed');
    expect(await mails()).toHaveLength(2);
    await Promise.all([send(), sendDueAlerts(api().dependencies, now(), 2)]);
    const recipients = (await mails()).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(people.sort());
    const { rows } =
      await sql`select from queue.job where id in (select id from mails where template = 'job-alert')`.execute(
        db(),
      );
    expect(rows).toHaveLength(5);
  });

  it('writes in the language that the alert was made in', async () => {
    const person = await aReader();
    const headers = { 'country-id': '2', 'language-id': '10' };
    await person.ask('POST', '/job/job-alerts/create', { filters: { query: 'nurse' } }, { headers });
    await add({ title: 'Nurse', otherPlaces: ['Jurong', 'Bedok', 'Yishun'] });
    await match();
    pass(day);
    await send();
    const [mail] = await mails();
    expect(mail?.language).toBe('ar');
    expect(mail?.data.items).toMatchObject([{ text: 'Harbour Clinic · Jurong وBedok وYishun' }]);
    expect(String(mail?.data.results_url)).toBe('https://jobs.example/ar/sg/jobs?q=nurse');
  });

  it.each([
    ['Europe/Madrid', '2027-03-26T12:00Z', ['03-27T07', '03-28T06', '03-29T06']],
    ['America/New_York', '2027-11-05T18:00Z', ['11-06T12', '11-07T13', '11-08T13']],
  ])(
    'each morning writes at eight, once, while the clocks change in %s after %s',
    async (zone, start, mornings) => {
      pass(Date.parse(start) - now().getTime());
      const person = await aReader();
      await create(person, { query: 'nurse' }, { time_zone: zone });
      await add({ title: 'Nurse' });
      await match();
      const sent: string[] = [];
      while (sent.length < mornings.length && now().getTime() < Date.parse(start) + 4 * day) {
        pass(hour);
        if ((await send()) === 0) continue;
        sent.push(now().toISOString().slice(5, 13));
        await add({ title: 'Nurse' });
        await match();
      }
      expect(sent).toEqual(mornings);
      expect(await mails()).toHaveLength(mornings.length);
    },
  );
});
