import type { JobQuery } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { flatLists, locationsOf } from '../config-lists/index.ts';
import { setJobStatus } from '../intake/job-intake.ts';
import { useEmptySearch } from '../testing/search/use-empty-search.ts';

const start = new Date('2026-11-20T12:00:00Z');
const { api, list, find } = useEmptySearch(start);
const titles = async (query: JobQuery) => (await find(query)).jobs.map((job) => job.title);

describe('a search', () => {
  it('finds a job the moment it is stored, and no longer the moment it closes', async () => {
    const [id = 0] = await list({ title: 'Beekeeper' });
    expect(await titles({ query: 'beekeeper' })).toEqual(['Beekeeper']);
    await setJobStatus(api().dependencies.db, id, 'closed', api().dependencies.clock());
    expect(await titles({ query: 'beekeeper' })).toEqual([]);
  });

  it('finds remote jobs by the country that they are open to, in whichever way the advertisement says so', async () => {
    const remote = { workArrangementId: 3 };
    await list(
      { title: 'For all', ...remote },
      { title: 'For two', ...remote, applicantCountries: ['ph', 'sg'] },
      { title: 'For all but one', ...remote, excludedCountries: ['ph'] },
      { title: 'For one far away', ...remote, applicantCountries: ['mt'] },
      { title: 'In the office', workArrangementId: 1 },
    );
    const openTo = async (...applicant_countries: number[]) => (await titles({ applicant_countries })).sort();
    expect(await openTo(608)).toEqual(['For all', 'For two']);
    expect(await openTo(276)).toEqual(['For all', 'For all but one']);
    expect(await openTo(276, 608)).toEqual(['For all', 'For all but one', 'For two']);
    expect((await find()).facets.applicant_countries).toContainEqual({ id: 702, count: 3 });
  });

  it('finds remote jobs by the hours that they share with the office hours of the country', async () => {
    const remote = { workArrangementId: 3 };
    await list(
      { title: 'Here', ...remote },
      { title: 'In Dubai', ...remote, timeZone: 'Asia/Dubai' },
      { title: 'In New York', ...remote, timeZone: 'America/New_York' },
      { title: 'In a zone that does not exist', ...remote, timeZone: 'Mars/Olympus' },
      { title: 'In the office', workArrangementId: 1 },
    );
    const sharing = async (hours: number) => (await titles({ shared_hours: [hours] })).sort();
    expect(await sharing(8)).toEqual(['Here', 'In a zone that does not exist']);
    expect(await sharing(4)).toEqual(['Here', 'In Dubai', 'In a zone that does not exist']);
    const { facets, jobs } = await find();
    expect(facets.shared_hours.map(({ id, count }) => [id, count])).toEqual([
      [2, 3],
      [4, 3],
      [6, 2],
      [8, 2],
    ]);
    const hours = new Map(
      jobs.map(({ title, time_zone, shared_hours }) => [title, [time_zone, shared_hours]]),
    );
    expect(hours.get('In Dubai')).toEqual(['Asia/Dubai', 5]);
    expect(hours.get('In a zone that does not exist')).toEqual([null, null]);
  });

  it('leaves out a job whose time has run out', async () => {
    await list({ title: 'Beekeeper', validThrough: new Date(start.getTime() + 60_000) });
    expect(await titles({})).toEqual(['Beekeeper']);
    api().setTime(new Date(start.getTime() + 61_000));
    expect(await titles({})).toEqual([]);
  });

  it('shows the newest first without a keyword and the closest first with one', async () => {
    await list(
      {
        title: 'Office clerk',
        descriptionHtml: 'You sit beside a gardener.',
        postedAt: new Date('2026-11-19'),
      },
      { title: 'Gardener', postedAt: new Date('2026-10-01') },
    );
    expect(await titles({})).toEqual(['Office clerk', 'Gardener']);
    expect(await titles({ query: 'gardener' })).toEqual(['Gardener', 'Office clerk']);
    expect(await titles({ query: 'gardener', sort: 1 })).toEqual(['Office clerk', 'Gardener']);
  });

  it('puts the job called so before those that say more, or say it more often', async () => {
    await list(
      { title: 'Gardener and gardener’s gardener', postedAt: new Date('2026-11-19') },
      { title: 'Gardener for a large park', postedAt: new Date('2026-11-18') },
      { title: 'Gardener', postedAt: new Date('2026-11-10') },
    );
    expect((await titles({ query: 'gardeners' }))[0]).toBe('Gardener');
  });

  it('stays within the country of the site', async () => {
    await list({ title: 'Beekeeper', countryKey: 'my' });
    expect(await titles({ query: 'beekeeper' })).toEqual([]);
  });

  it('finds by the place’s name in any language, by kind of job and by company', async () => {
    const [region] = locationsOf('sg');
    const city = region?.children[0];
    const partTime = flatLists.job_types.find((type) => type.key === 'part-time');
    await list(
      { title: 'Baker', locationIds: [city?.id ?? 0], jobTypeId: partTime?.id ?? 0 },
      { title: 'Butcher', company: { sourceKey: 'orchid', name: 'Orchid Foods' } },
    );
    for (const name of Object.values(city?.names ?? {}))
      expect(await titles({ query: name })).toContain('Baker');
    expect(await titles({ query: 'part-time' })).toEqual(['Baker']);
    expect(await titles({ query: 'orchid' })).toEqual(['Butcher']);
  });

  it('finds jobs in the place that was named and none that only mention it', async () => {
    const [region] = locationsOf('sg');
    const [here, there] = region?.children ?? [];
    const mention = `<p>We also work in ${here?.names.en}.</p>`;
    await list(
      { title: 'Baker', locationIds: [there?.id ?? 0], descriptionHtml: mention },
      { title: 'Senior Baker', locationIds: [here?.id ?? 0], postedAt: new Date('2026-01-01') },
    );
    expect(await titles({ query: `baker ${here?.names.en}` })).toEqual(['Senior Baker']);
    // Nobody looks for a butcher there: the words are text again.
    expect(await titles({ query: `also ${here?.names.en}` })).toEqual(['Baker']);
  });

  it('finds remote work and none that only mentions it, and the number beside a place is that of its name', async () => {
    const [region] = locationsOf('sg');
    const here = region?.children[0];
    const remote = flatLists.work_arrangements.find(({ key }) => key === 'remote');
    await list(
      { title: 'Baker', descriptionHtml: '<p>This is not remote work.</p>', locationIds: [here?.id ?? 0] },
      { title: 'Senior Baker', workArrangementId: remote?.id ?? 0 },
      { title: 'Remote Sensing Analyst' },
    );
    expect(await titles({ query: 'remote baker' })).toEqual(['Senior Baker']);
    expect(await titles({ query: 'remote sensing' })).toEqual(['Remote Sensing Analyst']);
    const { facets } = await find({ query: 'baker' });
    const inPlace = facets.job_locations.find(({ id }) => id === here?.id);
    expect(inPlace?.count).toBe((await find({ query: `baker ${here?.names.en}` })).total);
  });

  it('finds a company that is named after a place wherever it hires', async () => {
    const [region] = locationsOf('sg');
    const [here, there] = region?.children ?? [];
    const company = { sourceKey: 'water', name: `${here?.names.en} Water Company` };
    await list(
      { title: 'Plumber', company, locationIds: [there?.id ?? 0] },
      { title: 'Water Engineer', locationIds: [here?.id ?? 0] },
    );
    expect(await titles({ query: `${here?.names.en} water` })).toContain('Plumber');
    expect(await titles({ query: `plumber ${here?.names.en}` })).toEqual(['Plumber']);
    expect(await titles({ query: `engineer ${here?.names.en}` })).toEqual(['Water Engineer']);
  });

  it('finds a trade by its name in another language', async () => {
    await list({ title: 'Redes', categoryId: 101 }, { title: 'Cocina', categoryId: 301 });
    expect(await titles({ query: 'software development' })).toEqual(['Redes']);
    expect(await titles({ query: 'ソフトウェア開発' })).toEqual(['Redes']);
  });

  it('compares pay by the month, whatever the period it is written in', async () => {
    const pay = (period: 'hourly' | 'annually', amount: number) =>
      ({ salary: { currency: 'SGD', period, min: amount * 100, max: null } }) as const;
    await list(
      { title: 'Hourly 20', ...pay('hourly', 20) },
      { title: 'Yearly 120,000', ...pay('annually', 120_000) },
      { title: 'Silent' },
    );
    expect(await titles({ salary_from: 5_000 })).toEqual(['Yearly 120,000']);
    expect(await titles({ salary_to: 5_000 })).toEqual(['Hourly 20']);
    expect(await titles({ salary_from: 10_000, salary_to: 10_000 })).toEqual(['Yearly 120,000']);
  });

  it('does no harm with filters that name nothing', async () => {
    await list({});
    const page = await find({
      job_locations: [9_999_999],
      main_functions: [1],
      company_ids: [Number.MAX_SAFE_INTEGER],
    });
    expect(page.total).toBe(0);
  });
});

describe('someone who pages through a list', () => {
  const all = async (query: JobQuery) => {
    const seen: number[] = [];
    const first = await find({ ...query, size: 4, page: 1 });
    seen.push(...first.jobs.map((job) => job.id));
    return {
      seen,
      next: async (page: number) =>
        (await find({ ...query, size: 4, page, as_of: first.as_of })).jobs.map((job) => job.id),
    };
  };

  it.each([{}, { query: 'nurse' }, { query: 'nurse', sort: 1 as const }])(
    'meets every job once while others come and go: %j',
    async (query) => {
      const ids = await list(
        ...Array.from({ length: 12 }, (_, index) => ({
          postedAt: new Date(start.getTime() - (index % 3) * 1_000),
        })),
      );
      const { seen, next } = await all(query);
      api().setTime(new Date(start.getTime() + 5_000));
      await list({ postedAt: api().dependencies.clock() }, { postedAt: api().dependencies.clock() });
      await setJobStatus(api().dependencies.db, seen[1] ?? 0, 'closed', api().dependencies.clock());
      seen.push(...(await next(2)), ...(await next(3)));
      expect(seen.sort()).toEqual([...ids].sort());
      expect(await next(4)).toEqual([]);
    },
  );

  it('gets an empty page, and the right total, beyond the end', async () => {
    await list({}, {});
    expect(await find({ page: 1_000, size: 100 })).toMatchObject({ jobs: [], total: 2 });
  });
});
