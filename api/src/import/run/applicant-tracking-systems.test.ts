import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { experienceLevels, jobTypes, locationById, workArrangements } from '../../config-lists/index.ts';
import { createCleaner } from '../clean/clean-job.ts';
import { createRowReader, readJobs } from './read-rows.ts';
import { sampleFile } from './sample-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-systems-'));
});
afterAll(() => rm(folder, { recursive: true }));

const keyOf = (list: readonly { id: number; key: string }[], id: number | null | undefined) =>
  list.find((one) => one.id === id)?.key;

/** The jobs that the import reads out of a system's answer, without `--mapping`. */
async function read(text: string, company?: string) {
  const path = join(folder, 'answer');
  await writeFile(path, text);
  const { file, mapping, asOf, latest } = await sampleFile({ path });
  const readRow = createRowReader({ mapping, country: 'us', company });
  const clean = createCleaner({ mapping, country: 'us', asOf, latest });
  const jobs = [];
  for await (const item of readJobs(file, mapping)) {
    const result = readRow(item, jobs.length);
    if (!result.ok) throw new Error(result.reason);
    const { raw, head, sourceKey } = result.row;
    const { draft } = clean(raw, head, sourceKey);
    jobs.push({
      mapping: mapping.name,
      title: draft.title,
      company: draft.company.name,
      country: draft.countryKey,
      places: draft.locationIds.map((id) => locationById(id)?.key),
      type: keyOf(jobTypes, draft.jobTypeId),
      arrangement: keyOf(workArrangements, draft.workArrangementId),
      experience: keyOf(experienceLevels, draft.xpLvlId),
      pay: draft.salary && [draft.salary.currency, draft.salary.period, draft.salary.min, draft.salary.max],
      posted: draft.postedAt.toISOString().slice(0, 10),
      status: draft.status,
      url: draft.externalUrl,
      text: draft.descriptionHtml
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    });
  }
  return jobs;
}

it('reads the board of Greenhouse', async () => {
  const job = {
    id: 4012345,
    internal_job_id: 7,
    title: 'Platform Engineer',
    updated_at: '2026-09-17T14:37:50-04:00',
    first_published: '2026-09-09T04:48:17-04:00',
    absolute_url: 'https://boards.greenhouse.io/lanternworks/jobs/4012345',
    company_name: 'Lantern Works',
    location: { name: 'Austin, TX' },
    content: '&lt;p&gt;Run our &lt;b&gt;clusters&lt;/b&gt;.&lt;/p&gt;',
    departments: [{ id: 1, name: 'Engineering' }],
  };
  const remote = {
    ...job,
    id: 4012346,
    title: 'Data Analyst',
    location: { name: 'Remote - US' },
    departments: [],
  };
  const [first, second] = await read(JSON.stringify({ jobs: [job, remote], meta: { total: 2 } }));
  expect(first).toMatchObject({
    mapping: 'greenhouse',
    title: 'Platform Engineer',
    company: 'Lantern Works',
    places: ['austin'],
    posted: '2026-09-09',
    url: job.absolute_url,
    text: 'Run our clusters .',
  });
  expect(second).toMatchObject({ title: 'Data Analyst', arrangement: 'remote' });
});

it('reads the postings of Lever, whose company the operator names', async () => {
  const posting = {
    id: '3414ba28',
    text: 'Data Analyst',
    categories: {
      location: 'New York',
      allLocations: ['New York', 'Chicago, IL'],
      commitment: 'Full-time',
      team: 'Data',
    },
    createdAt: 1_779_223_091_267,
    description: '<p>Analyse things.</p>',
    lists: [{ text: 'You have', content: '<li>SQL</li>' }],
    additional: '<p>Lunch.</p>',
    salaryRange: { min: 150_000, max: 180_000, currency: 'USD', interval: 'per-year-salary' },
    hostedUrl: 'https://jobs.lever.co/lantern/3414ba28',
    workplaceType: 'hybrid',
  };
  const [job] = await read(JSON.stringify([posting]), 'Lantern Works');
  expect(job).toMatchObject({
    mapping: 'lever',
    company: 'Lantern Works',
    places: ['new-york', 'chicago'],
    type: 'full-time',
    arrangement: 'hybrid',
    pay: ['USD', 'annually', 15_000_000, 18_000_000],
    posted: '2026-05-19',
    text: 'Analyse things. You have SQL Lunch.',
  });
});

it('reads the board of Ashby, and closes what it does not list', async () => {
  const posting = {
    id: 'b52d240f',
    title: 'Backend Engineer',
    location: 'San Francisco, California',
    secondaryLocations: [{ location: 'Seattle, WA' }],
    employmentType: 'FullTime',
    workplaceType: 'OnSite',
    isRemote: false,
    isListed: true,
    publishedAt: '2026-08-12T05:44:50.125+00:00',
    address: { postalAddress: { addressCountry: 'United States', addressLocality: 'San Francisco' } },
    jobUrl: 'https://jobs.ashbyhq.com/lantern/b52d240f',
    descriptionHtml: '<p>Build payments.</p>',
    compensation: { scrapeableCompensationSalarySummary: '$160K - $190K' },
  };
  const hidden = { ...posting, id: 'hidden', title: 'Secret', isListed: false };
  const [job, unlisted] = await read(
    JSON.stringify({ apiVersion: '1', jobs: [posting, hidden] }),
    'Lantern Works',
  );
  expect(job).toMatchObject({
    mapping: 'ashby',
    places: ['san-francisco', 'seattle'],
    type: 'full-time',
    arrangement: 'onsite',
    pay: ['USD', 'annually', 16_000_000, 19_000_000],
    posted: '2026-08-12',
    status: 'open',
  });
  expect(unlisted?.status).toBe('closed');
});

it('reads the widget of Workable, whose company stands around the list', async () => {
  const posting = {
    title: 'Fraud Officer',
    shortcode: '8B8A457674',
    url: 'https://apply.workable.com/j/8B8A457674',
    published_on: '2026-09-21',
    city: 'Riyadh',
    state: '',
    country: 'Saudi Arabia',
    telecommuting: false,
    employment_type: 'Full-time',
    experience: 'Entry level',
    description: '<p>Watch payments.</p>',
    locations: [{ countryCode: 'SA', country: 'Saudi Arabia', city: 'Riyadh', region: '' }],
  };
  const remote = {
    ...posting,
    shortcode: 'B',
    title: 'Writer',
    city: '',
    locations: [],
    telecommuting: true,
  };
  const [job, second] = await read(
    JSON.stringify({ name: 'Lantern Works', description: null, jobs: [posting, remote] }),
  );
  expect(job).toMatchObject({
    mapping: 'workable',
    company: 'Lantern Works',
    country: 'sa',
    places: ['riyadh'],
    type: 'full-time',
    experience: 'under-1-year',
    posted: '2026-09-21',
  });
  expect(second).toMatchObject({ country: 'sa', arrangement: 'remote' });
});

it('reads the postings of SmartRecruiters, and leads to their page', async () => {
  const posting = {
    id: '744000114856507',
    name: 'Hardware Developer ',
    refNumber: 'REF1162U',
    company: { identifier: 'Lantern', name: 'Lantern Works' },
    releasedDate: '2026-03-15T18:37:49.976Z',
    location: {
      city: 'Makati',
      region: '',
      country: 'ph',
      remote: false,
      hybrid: true,
      fullLocation: 'Makati, Philippines',
    },
    department: {},
    typeOfEmployment: { id: 'permanent', label: 'Full-time' },
    experienceLevel: { id: 'entry_level', label: 'Entry Level' },
    ref: 'https://api.smartrecruiters.com/v1/companies/Lantern/postings/744000114856507',
  };
  const [job] = await read(JSON.stringify({ offset: 0, totalFound: 1, content: [posting] }));
  expect(job).toMatchObject({
    mapping: 'smartrecruiters',
    title: 'Hardware Developer',
    company: 'Lantern Works',
    country: 'ph',
    places: ['makati'],
    type: 'full-time',
    arrangement: 'hybrid',
    url: 'https://jobs.smartrecruiters.com/Lantern/744000114856507',
  });
});

it('reads the feed of Teamtailor', async () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Lantern Works</title>
<item><title>Account Manager</title><description>&lt;p&gt;Look after renewals.&lt;/p&gt;</description><pubDate>Fri, 27 Feb 2026 19:59:48 +0100</pubDate>
<link>https://lantern.teamtailor.com/jobs/7308188-account-manager</link><remoteStatus>hybrid</remoteStatus><guid>679cc864</guid>
<tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>New York</tt:city><tt:country>United States</tt:country></tt:location></tt:locations>
<tt:department>Sales</tt:department></item></channel></rss>`;
  const [job] = await read(feed, 'Lantern Works');
  expect(job).toMatchObject({
    mapping: 'teamtailor',
    places: ['new-york'],
    arrangement: 'hybrid',
    posted: '2026-02-27',
    text: 'Look after renewals.',
  });
});

it('reads the feed of Personio', async () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position><id>42</id><subcompany>Lantern Works</subcompany><office>Singapore</office>
<additionalOffices><office>Makati, Philippines</office></additionalOffices><department>Data</department><name>Data Engineer</name>
<jobDescriptions><jobDescription><name>Your mission</name><value><![CDATA[<p>Build pipelines.</p>]]></value></jobDescription>
<jobDescription><name>Your profile</name><value><![CDATA[<ul><li>Python</li></ul>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><schedule>full-time</schedule><yearsOfExperience>lt-1</yearsOfExperience><createdAt>2026-09-15T10:00:00+00:00</createdAt></position></workzag-jobs>`;
  const [job] = await read(feed);
  expect(job).toMatchObject({
    mapping: 'personio',
    title: 'Data Engineer',
    company: 'Lantern Works',
    type: 'full-time',
    experience: 'under-1-year',
    posted: '2026-09-15',
    text: 'Your mission Build pipelines. Your profile Python',
  });
});

it('reads the offers of Recruitee', async () => {
  const offer = {
    id: 2_736_919,
    slug: 'account-manager',
    title: 'Account Manager',
    company_name: 'Lantern Works',
    careers_url: 'https://jobs.lantern.example/o/account-manager',
    city: 'Jakarta',
    country: 'Indonesia',
    country_code: 'ID',
    remote: false,
    hybrid: true,
    employment_type_code: 'fulltime_permanent',
    experience_code: 'mid_level',
    department: 'Sales',
    status: 'published',
    published_at: '2026-09-01 10:00:00 UTC',
    description: '<p>Keep accounts.</p>',
    requirements: '<p>Indonesian.</p>',
  };
  const [job] = await read(JSON.stringify({ offers: [offer] }));
  expect(job).toMatchObject({
    mapping: 'recruitee',
    company: 'Lantern Works',
    country: 'id',
    places: ['jakarta'],
    type: 'full-time',
    arrangement: 'hybrid',
    experience: '3-5-years',
    posted: '2026-09-01',
    text: 'Keep accounts. Indonesian.',
  });
});
