import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inTurn } from '../../testing/in-turn.ts';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { pullDueFeeds } from './pull-feeds.ts';
import { type Read, readBoard } from './read-board.ts';

let api: TestApi;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: IncomingMessage[] = [];
const boards = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let origin = '';
beforeAll(async () => {
  api = await createTestApi();
  await new Promise<void>((resolve) => boards.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(boards.address() as AddressInfo).port}`;
});
afterAll(async () => {
  boards.close();
  await api.close();
});
beforeEach(async () => {
  await api.dependencies.db.deleteFrom('job_feeds').execute();
  asked.length = 0;
});

async function aVerifiedEmployer(): Promise<Employer> {
  const admin = await anEmployer(api);
  const verified = api.dependencies.db.updateTable('companies').set({ is_verified: true });
  await verified.where('id', '=', admin.companyId).execute();
  return admin;
}
const path = ({ companyId }: Employer) => `/recruiter/companies/${companyId}/feeds`;
const add = (admin: Employer, address: string) =>
  admin.ask('POST', path(admin), { address, country_key: 'us' });
/** Leads the requests of boards to the server of this test. */
const pull = () =>
  pullDueFeeds(api.dependencies.db, api.now(), (address, headers) => {
    const { pathname, search } = new URL(address);
    return fetch(`${origin}${pathname}${search}`, { headers, redirect: 'error' });
  });
const feedOf = async (admin: Employer) => (await admin.ask('GET', path(admin))).json().data.feeds[0];
const jobsOf = ({ companyId }: Employer) =>
  api.dependencies.db
    .selectFrom('jobs')
    .select(['title', 'status', 'recruiter_id', 'external_url'])
    .where('company_id', '=', companyId)
    .orderBy('title')
    .execute();

const greenhouseJob = (id: number, title: string) => ({
  ...{ id, title, absolute_url: `https://boards.greenhouse.io/lantern/jobs/${id}` },
  updated_at: '2026-09-17T14:37:50-04:00',
  first_published: '2026-09-09T04:48:17-04:00',
  company_name: 'Another Name Inc',
  location: { name: 'Austin, TX' },
  content: `&lt;p&gt;The work of a ${title}.&lt;/p&gt;`,
});
const greenhouse = (...jobs: object[]) => JSON.stringify({ jobs, meta: { total: jobs.length } });
const send = (text: string, headers: Record<string, string> = {}) => {
  answer = (request, response) => {
    const isSame = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
    response.writeHead(isSame ? 304 : 200, headers).end(isSame ? undefined : text);
  };
};

/** Pulls a board of `created` jobs, and an hour later the same again. */
async function pullTwice(admin: Employer, board: string, created: number): Promise<void> {
  send(board);
  await pull();
  expect((await feedOf(admin)).last_report).toMatchObject({ outcome: 'changed', created, refused: [] });
  api.wait(3_601);
  await pull();
  const nothing = { created: 0, changed: 0, closed: 0 };
  expect((await feedOf(admin)).last_report).toMatchObject({
    outcome: 'unchanged',
    unchanged: created,
    ...nothing,
  });
}

describe('the board of an employer', () => {
  it('becomes the jobs of the company, and a second pull changes nothing', async () => {
    const admin = await aVerifiedEmployer();
    const added = await add(admin, 'https://boards.greenhouse.io/lantern');
    expect([added.statusCode, added.json().data.feed]).toEqual([
      201,
      expect.objectContaining({ system: 'greenhouse', board: 'lantern', last_report: null }),
    ]);
    send(greenhouse(greenhouseJob(1, 'Welder'), greenhouseJob(2, 'Diver'), { id: 3 }), { etag: '"one"' });
    await pull();
    expect((await feedOf(admin)).last_report).toMatchObject({
      ...{ outcome: 'changed', created: 2, changed: 0, closed: 0 },
      refused: [{ reason: expect.any(String), jobs: 1 }],
    });
    const mine = { status: 'open', recruiter_id: admin.user.id };
    const both = [
      { title: 'Diver', ...mine },
      { title: 'Welder', ...mine },
    ];
    expect(await jobsOf(admin)).toMatchObject(both);
    await pull();
    expect(asked).toHaveLength(1);
    api.wait(3_601);
    await pull();
    expect(asked[1]?.headers['if-none-match']).toBe('"one"');
    expect((await feedOf(admin)).last_report).toMatchObject({ outcome: 'unchanged', created: 0 });
    // The same content without a validator.
    send(greenhouse(greenhouseJob(1, 'Welder'), greenhouseJob(2, 'Diver')));
    api.wait(3_601);
    await pull();
    expect((await feedOf(admin)).last_report).toMatchObject({ outcome: 'unchanged', unchanged: 2 });
    expect(await jobsOf(admin)).toMatchObject(both);
  });

  it('is each company’s own where two have the same, whatever name it has there', async () => {
    const [one, other] = [await aVerifiedEmployer(), await aVerifiedEmployer()];
    for (const admin of [one, other]) await add(admin, 'https://boards.greenhouse.io/both');
    send(greenhouse(greenhouseJob(21, 'Sailor')));
    await pull();
    for (const admin of [one, other]) expect(await jobsOf(admin)).toMatchObject([{ title: 'Sailor' }]);
  });

  it('closes what it does not have any more, at last all, and reopens what returns', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://boards.greenhouse.io/closing');
    const statuses = async () => (await jobsOf(admin)).map(({ status }) => status);
    for (const [jobs, expected] of [
      [
        [greenhouseJob(11, 'Baker'), greenhouseJob(12, 'Cook')],
        ['open', 'open'],
      ],
      [[greenhouseJob(12, 'Cook')], ['closed', 'open']],
      [[], ['closed', 'closed']],
      [[greenhouseJob(11, 'Baker')], ['open', 'closed']],
    ] as const) {
      send(greenhouse(...jobs));
      await pull();
      expect(await statuses()).toEqual(expected);
      api.wait(3_601);
    }
    const feed = await feedOf(admin);
    const removed = await admin.ask('DELETE', `${path(admin)}/${feed.id}`);
    expect([removed.statusCode, removed.json().code]).toEqual([200, undefined]);
    expect(await statuses()).toEqual(['closed', 'closed']);
    expect((await admin.ask('GET', path(admin))).json().data.feeds).toEqual([]);
  });

  it('of XML may have no job, which closes all', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://lantern.jobs.personio.de');
    const position = (id: number) => `<position><id>${id}</id><office>Berlin</office><name>Gardener</name>
      <createdAt>2026-09-01</createdAt><jobDescriptions><jobDescription><name>Work</name>
      <value><![CDATA[<p>Plants and more plants.</p>]]></value></jobDescription></jobDescriptions></position>`;
    for (const [positions, status] of [
      [position(7), 'open'],
      ['', 'closed'],
    ] as const) {
      send(`<?xml version="1.0"?><workzag-jobs>${positions}</workzag-jobs>`);
      await pull();
      // Its feed has no addresses: people apply at the board's own page all the same.
      const page = 'https://lantern.jobs.personio.de/job/7';
      expect(await jobsOf(admin)).toMatchObject([{ status, external_url: page }]);
      api.wait(3_601);
    }
    expect((await feedOf(admin)).last_report).toMatchObject({ outcome: 'changed', closed: 1, problem: null });
  });

  it('is asked less often while it fails, and the report says why', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://jobs.lever.co/failing');
    answer = (_, response) => response.writeHead(503, { 'retry-after': '18000' }).end();
    await pull();
    const first = await feedOf(admin);
    expect(first.last_report).toMatchObject({
      outcome: 'failed',
      problem: 'api.lever.co answered with 503.',
    });
    expect(first.next_pull_at - first.last_report.at).toBe(18_000);
    api.wait(18_001);
    answer = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    await pull();
    const second = await feedOf(admin);
    expect(second.last_report.problem).toMatch(/^api\.lever\.co could not be reached/);
    expect(second.next_pull_at - second.last_report.at).toBe(7_200);
    api.wait(7_201);
    send('<html><body>Sorry</body></html>');
    await pull();
    expect((await feedOf(admin)).last_report.problem).not.toContain('/tmp');
    const { reports } = (await admin.ask('GET', `${path(admin)}/${first.id}/reports`)).json().data;
    expect(reports.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
    expect(await jobsOf(admin)).toEqual([]);
  });

  it('of SmartRecruiters is read by pages, and each job with its text', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://careers.smartrecruiters.com/Lantern');
    const posting = (id: string) => ({
      ...{ id, name: `Job ${id}`, releasedDate: '2026-09-01T10:00:00.000Z' },
      company: { name: 'Lantern', identifier: 'Lantern' },
      location: { city: 'Austin', country: 'us' },
      jobAd: { sections: { jobDescription: { title: 'Job', text: `<p>All about ${id}.</p>` } } },
    });
    answer = ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, origin);
      const id = pathname.split('/').at(-1) ?? '';
      const content = searchParams.get('offset') === '0' ? [{ id: 'a' }] : [{ id: 'b' }];
      response.end(JSON.stringify(id === 'postings' ? { totalFound: 2, content } : posting(id)));
    };
    await pull();
    expect((await feedOf(admin)).last_report).toMatchObject({ created: 2, refused: [], problem: null });
    expect((await jobsOf(admin)).map(({ title }) => title)).toEqual(['Job a', 'Job b']);
    api.wait(3_601);
    await pull();
    expect((await feedOf(admin)).last_report).toMatchObject({ outcome: 'unchanged', unchanged: 2 });
  });

  it('of SmartRecruiters ends after ten minutes, or five megabytes of one answer', async () => {
    let time = 0;
    let text = 'short';
    const board: Read = async (address) => {
      time += 60_001;
      const { searchParams } = new URL(address);
      const page = { totalFound: 50, content: Array.from({ length: 50 }, (_, id) => ({ id: String(id) })) };
      return Response.json(searchParams.has('limit') ? page : { text });
    };
    const folder = await mkdtemp(join(tmpdir(), 'board-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const own = { system: 'smartrecruiters', board: 'endless' } as const;
    const none = { etag: null, last_modified: null };
    const reading = () => readBoard(board, own, none, join(folder, 'board'), () => time);
    await expect(reading()).rejects.toThrow('The board took more than 10 minutes.');
    expect(time).toBe(600_010);
    text = 'x'.repeat(5_000_001);
    await expect(reading()).rejects.toThrow('The board is larger than 5 MB.');
  });

  it('is pulled before those of a company that was pulled since', async () => {
    const [flooding, quiet] = [await aVerifiedEmployer(), await aVerifiedEmployer()];
    for (const board of ['one', 'two', 'three']) await add(flooding, `https://boards.greenhouse.io/${board}`);
    send(greenhouse());
    await pull();
    api.wait(60);
    const feeds: { id: number }[] = (await flooding.ask('GET', path(flooding))).json().data.feeds;
    for (const { id } of feeds) await flooding.ask('POST', `${path(flooding)}/${id}/pull`);
    api.wait(1);
    await add(quiet, 'https://boards.greenhouse.io/quiet');
    asked.length = 0;
    await pull();
    expect(asked.map(({ url }) => url?.split('/')[3])).toEqual(['quiet', 'one', 'two', 'three']);
  });

  it('of Workable keeps a job of two countries, which has one id, as two', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://apply.workable.com/lantern');
    const job = (country: string, city: string) => ({
      ...{ title: 'Fraud Officer', shortcode: '8B8A457674', published_on: '2026-09-21' },
      ...{ url: 'https://apply.workable.com/j/8B8A457674', telecommuting: false },
      ...{ country, city, state: '', description: '<p>Watch payments.</p>' },
    });
    const jobs = [job('United States', 'Austin'), job('Singapore', 'Singapore')];
    await pullTwice(admin, JSON.stringify({ name: 'Lantern', description: null, jobs }), 2);
    const stored = await api.dependencies.db
      .selectFrom('jobs')
      .select('country_key')
      .where('company_id', '=', admin.companyId)
      .where('status', '=', 'open')
      .orderBy('country_key')
      .execute();
    expect(stored.map(({ country_key }) => country_key)).toEqual(['sg', 'us']);
  });

  it('of Teamtailor changes nothing when it is pulled again', async () => {
    const admin = await aVerifiedEmployer();
    await add(admin, 'https://lantern.teamtailor.com/jobs');
    const item = (id: number, title: string) => `<item><title>${title}</title>
<description>&lt;p&gt;All about a ${title}.&lt;/p&gt;</description><pubDate>Fri, 27 Feb 2026 19:59:48 +0100</pubDate>
<link>https://lantern.teamtailor.com/jobs/${id}</link><remoteStatus>none</remoteStatus><guid>679cc864-${id}</guid>
<tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>New York</tt:city><tt:country>United States</tt:country></tt:location></tt:locations>
<tt:department>Sales</tt:department></item>`;
    await pullTwice(
      admin,
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Lantern</title>${item(7308188, 'Account Manager')}${item(7308189, 'Bookkeeper')}</channel></rss>`,
      2,
    );
  });

  it('is that of a verified company, of a known system, and at most five', async () => {
    const admin = await anEmployer(api);
    expect((await add(admin, 'https://boards.greenhouse.io/lantern')).json().code).toBe(42435);
    const verified = await aVerifiedEmployer();
    const unknown = (await add(verified, 'https://127.0.0.1/boards')).json();
    expect([unknown.code, Object.keys(unknown.errors)]).toEqual([42433, ['address']]);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5'])
      expect((await add(verified, `https://jobs.ashbyhq.com/${name}`)).statusCode).toBe(201);
    expect((await add(verified, 'https://jobs.ashbyhq.com/a1')).statusCode).toBe(200);
    expect((await add(verified, 'https://jobs.ashbyhq.com/a6')).json().code).toBe(42434);
    const { id } = await feedOf(verified);
    for (const [method, suffix] of [
      ['GET', `/${id}/reports`],
      ['POST', `/${id}/pull`],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await admin.ask(method, `${path(verified)}${suffix}`)).json().code).toBe(40004);
      expect((await admin.ask(method, `${path(admin)}${suffix}`)).json().code).toBe(40004);
    }
    const colleague = await aColleague(api, verified);
    expect((await colleague.ask('GET', path(verified))).json().data.feeds).toHaveLength(5);
  });

  it('is pulled thirty times an hour at most, and that of another company all the same', async () => {
    const [busy, other] = [await aVerifiedEmployer(), await aVerifiedEmployer()];
    for (const admin of [busy, other]) await add(admin, 'https://boards.greenhouse.io/often');
    const pullSoon = async (admin: Employer) => {
      const { id } = await feedOf(admin);
      return (await admin.ask('POST', `${path(admin)}/${id}/pull`)).statusCode;
    };
    expect(await inTurn(32, () => pullSoon(busy))).toEqual([...Array(30).fill(200), 429, 429]);
    expect(await pullSoon(other)).toBe(200);
    api.wait(3_601);
    expect(await pullSoon(busy)).toBe(200);
  });
});
