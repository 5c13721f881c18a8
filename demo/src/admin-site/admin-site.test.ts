import { anAdmin } from '@jobharbor/api/testing/people/appointed.ts';
import { aConversation } from '@jobharbor/api/testing/people/conversation.ts';
import { anEmployer, anEmployerAccount } from '@jobharbor/api/testing/people/employer.ts';
import { aConfirmedJobseeker, type SignedInPerson } from '@jobharbor/api/testing/people/person.ts';
import { addJob } from '@jobharbor/api/testing/people/recruiter.ts';
import { serveApp } from '@jobharbor/api/testing/servers/serve-app.ts';
import { createTestApi, type TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freePort, siteBrowser } from '../testing/site-browser.ts';
import { createAdminSite } from './create-admin-site.ts';

const secret = 'a secret of the admin site of the tests';

let api: TestApi;
let site: string;
let closeAll: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const handOffs = { admin: { url: `${site}/keep-login`, secret } };
  api = await createTestApi({
    config: { handOffs, pixels: { meta: { url: 'http://127.0.0.1:1', token: 'none' } } },
  });
  api.setTime(new Date());
  const app = await serveApp(api);
  const server = createAdminSite({ origin: app.url, secret, siteUrl: 'https://jobs.example' });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  closeAll = [
    async () => {
      server.closeAllConnections();
      server.close();
    },
    () => app.close(),
    () => api.close(),
  ];
});
afterAll(async () => {
  for (const close of closeAll) await close();
});
afterEach(() => void vi.useRealTimers());

async function handOver(person: SignedInPerson, redirect = '/') {
  const { url } = (await person.ask('POST', '/auth/hand-offs', { site: 'admin', redirect })).json().data;
  const browser = siteBrowser(site);
  return { ...browser, first: await browser.open(url) };
}

/** A job that somebody has reported. */
async function aReportedJob(title: string) {
  const reporter = await aConfirmedJobseeker(api);
  const jobId = await addJob(api, { title });
  await reporter.ask('POST', `/job/${jobId}/report`, { report_reason_id: 1, details: '<b>Pay first</b>' });
  return { jobId, reporter };
}

/** A past interview of which the employer says that the candidate was absent, and the candidate the contrary. */
async function aContestedInterview() {
  const { person, recruiter, applicationId } = await aConversation(api);
  const inAnHour = Math.floor(api.now().getTime() / 1_000) + 3_600;
  const path = `/recruiter/applications/${applicationId}/interviews`;
  const terms = { starts_at: inAnHour, time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' };
  const { id } = (await recruiter.ask('POST', path, terms)).json().data.interview;
  await person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
  await api.dependencies.db
    .updateTable('interviews')
    .set({ starts_at: new Date((inAnHour - 9_000) * 1_000), ends_at: new Date((inAnHour - 7_200) * 1_000) })
    .where('id', '=', id)
    .execute();
  const absent = { action: 'mark', attended: false, version: 2 };
  await recruiter.ask('PATCH', `/recruiter/interviews/${id}/attendance`, absent);
  const appeal = { action: 'appeal', text: 'I waited <here>', version: 3 };
  await person.ask('PATCH', `/jobApplication/interviews/${id}/attendance`, appeal);
  return { id, person };
}

/** The form of a case, as a browser would send it. */
function formOf(page: string, action: string): Record<string, string> {
  const [, form = ''] =
    new RegExp(`<form method="post" action="${action}[^"]*">([\\s\\S]*?)</form>`).exec(page) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
}

/** The form that takes the latest change back. */
function undoIn(page: string): Record<string, string> {
  const [, form = ''] = /(<input type="hidden" name="form" value="undo">[\s\S]*?)<\/form>/.exec(page) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/&(quot|lt|gt|amp|#34|#60|#62|#38);/g, (mark) => unescaped[mark] ?? mark),
  ]);
  return Object.fromEntries(fields);
}
const unescaped: Record<string, string> = {
  ...{ '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' },
  ...{ '&#34;': '"', '&#60;': '<', '&#62;': '>', '&#38;': '&' },
};

it('lets an admin decide once, and tells a second admin what the first one decided', async () => {
  const { jobId, reporter } = await aReportedJob('Lamp <lighter>');
  const [first, second] = [await handOver(await anAdmin(api)), await handOver(await anAdmin(api))];
  expect(first.first.text).toContain('Reports of jobs');
  const seen = await first.open('/job-reports');
  expect(seen.text).toContain('Lamp &lt;lighter&gt;');
  expect(seen.text).toContain('&lt;b&gt;Pay first&lt;/b&gt;');
  expect(seen.headers.get('content-security-policy')).toContain("default-src 'none'");
  const action = `/job-reports/${jobId}`;
  const form = formOf(seen.text, action);
  const without = await first.open(action, { ...form, outcome: 'kept', reason: ' ' });
  expect([without.status, without.text]).toEqual([422, expect.stringContaining('id="reason-fault"')]);
  const decided = { ...form, outcome: 'kept', reason: 'The pay is usual here.' };
  for (const _press of [1, 2])
    expect((await first.open(action, decided)).text).toContain('Stored: No breach.');
  const late = await second.open(action, { ...form, outcome: 'closed', reason: 'It asks for money.' });
  expect(late.status).toBe(422);
  expect(late.text).toContain('Your decision was not stored');
  expect(late.text).toContain('The pay is usual here.');
  // What the second one typed is there to be copied.
  expect(late.text).toMatch(/<textarea readonly[^>]*>\s*It asks for money\./);
  const log = await second.open('/decisions?queue=job-reports');
  expect(log.text.split('The pay is usual here.')).toHaveLength(2);
  const { reports } = (await reporter.ask('GET', '/job/reports')).json().data;
  expect(reports).toMatchObject([{ decision: { outcome: 'kept' } }]);
});

it('decides on the reports of a company, of which people learn the outcome alone', async () => {
  const reporter = await aConfirmedJobseeker(api);
  const jobId = await addJob(api, {
    title: 'Lamp keeper',
    company: { sourceKey: 'told', name: 'Told & Co' },
  });
  const company = await api.dependencies.db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .select('company_id as id')
    .executeTakeFirstOrThrow();
  await reporter.ask('POST', `/company/${company.id}/report`, {
    report_reason_id: 1,
    details: 'Asks for a fee',
  });
  const { open } = await handOver(await anAdmin(api));
  const seen = (await open('/company-reports')).text;
  for (const text of ['Told &amp; Co', 'Lamp keeper', 'Asks for a fee', 'less than a minute'])
    expect(seen).toContain(text);
  const action = `/company-reports/${company.id}`;
  const form = { ...formOf(seen, action), outcome: 'company_told', reason: 'They wrote to all applicants.' };
  expect((await open(action, form)).text).toContain('Stored: Company told.');
  expect((await open('/decisions?queue=company-reports')).text).toContain('They wrote to all applicants.');
  const { reports } = (await reporter.ask('GET', '/company/reports')).json().data;
  expect(reports).toMatchObject([{ decision: { outcome: 'company_told' } }]);
  expect(JSON.stringify(reports)).not.toContain('They wrote');
});

it('decides on a contested absence, and anew from the list of what was decided', async () => {
  const { id, person } = await aContestedInterview();
  const { open } = await handOver(await anAdmin(api));
  const seen = (await open('/contested-interviews')).text;
  for (const text of ['I waited &lt;here&gt;', 'Was not there', 'The employer’s absence counts', 'contested'])
    expect(seen).toContain(text);
  const action = `/contested-interviews/${id}`;
  const form = { ...formOf(seen, action), outcome: 'no_absence', reason: 'There are two gates.' };
  for (const _press of [1, 2])
    expect((await open(action, form)).text).toContain('Stored: No absence counts.');
  const decided = (await open('/contested-interviews?state=decided')).text;
  expect(decided).toContain('There are two gates.');
  const anew = { ...formOf(decided, action), outcome: 'employer_absent', reason: 'The log says so.' };
  expect((await open(`${action}?state=decided`, anew)).text).toContain(
    'Stored: The employer’s absence counts.',
  );
  const { interviews } = (await person.ask('GET', '/jobApplication/interviews')).json().data;
  expect(interviews[0].attendance).toMatchObject({ decision: { reason: 'The log says so.' } });
});

it('decides on claims, suspends and lifts, each with its reason in the log', async () => {
  const person = await anEmployerAccount(api);
  const { open } = await handOver(await anAdmin(api));
  await open('/suspensions', { form: 'suspend', account_id: 'seven', reason: 'Spam' }).then(
    ({ status, text }) =>
      expect([status, text]).toEqual([422, expect.stringContaining('id="account_id-fault"')]),
  );
  const suspend = { form: 'suspend', account_id: String(person.user.id), reason: 'Sends advertisements' };
  const listed = await open('/suspensions', suspend);
  expect(listed.text).toContain(`Account ${person.user.id} is suspended.`);
  const [, id = ''] = /action="\/suspensions\/(\d+)"/.exec(listed.text) ?? [];
  const lift = { ...formOf(listed.text, `/suspensions/${id}`), reason: 'It was somebody else' };
  expect((await open(`/suspensions/${id}`, lift)).text).toContain('Stored: Lifted.');
  const log = (await open('/decisions?queue=suspensions')).text;
  for (const reason of ['Sends advertisements', 'It was somebody else']) expect(log).toContain(reason);
});

it('plans maintenance of a country, refuses what is no path, and lifts it with a reason', async () => {
  const { open } = await handOver(await anAdmin(api));
  const plan = {
    form: 'plan',
    country_key: 'ph',
    language: '',
    path: '/chat-home',
    reason: 'A new database',
  };
  const times = { starts_at: '2031-05-01T10:00', ends_at: '2031-05-01T12:30' };
  const wrong = await open('/maintenance', { ...plan, ...times, path: 'chat?x' });
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('id="path-fault"')]);
  const backwards = await open('/maintenance', { ...plan, ...times, ends_at: '2031-05-01T09:00' });
  expect([backwards.status, backwards.text]).toEqual([422, expect.stringContaining('id="ends_at-fault"')]);
  const { text } = await open('/maintenance', { ...plan, ...times });
  expect(text).toContain('Philippines, all languages, /chat-home and below');
  expect(text).toContain('1 May 2031, 10:00 UTC to 1 May 2031, 12:30 UTC');
  const [, id = ''] = /action="\/maintenance\/(\d+)"/.exec(text) ?? [];
  const short = await open(`/maintenance/${id}`, { form: id, reason: 'no' });
  expect([short.status, short.text]).toEqual([422, expect.stringContaining('id="reason-fault"')]);
  const lifted = await open(`/maintenance/${id}`, { form: id, reason: 'It was faster' });
  for (const said of ['Lifted.', '0 plans', 'A new database', 'It was faster'])
    expect(lifted.text).toContain(said);
});

it('sets a banner in the time of its country, keeps what is refused, changes it, and takes it back', async () => {
  const { open } = await handOver(await anAdmin(api));
  const path = '/banners?country=jp';
  const form = { form: 'new', at: '', before: '[]', 'text-en': 'Night <jobs>', reason: 'Agreed with Tokyo' };
  const times = { starts_at: '2031-05-01T10:00', ends_at: '2031-05-02T10:00' };
  for (const [wrong, fault] of [
    [{ ...form, ...times, path: 'https://example.com' }, 'path-fault'],
    [{ ...form, ...times, 'text-en': ' ' }, 'Write the text in one language at least.'],
    [{ ...form, ...times, ends_at: '2031-04-01T10:00' }, 'ends_at-fault'],
  ] as const) {
    const refused = await open(path, wrong);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(fault)]);
    expect(refused.text).toContain('Agreed with Tokyo');
  }
  const set = (await open(path, { ...form, ...times, path: '/remote-jobs' })).text;
  for (const text of ['Set for Japan.', 'Night &lt;jobs&gt;', '2031-05-01 10:00 to', 'Planned'])
    expect(set).toContain(text);
  const { countries } = (await (await anAdmin(api)).ask('GET', '/admin/banners')).json().data;
  const japan = countries.find((one: { country_key: string }) => one.country_key === 'jp');
  expect(japan.banners[0].starts_at).toBe(Date.parse('2031-05-01T01:00:00Z') / 1_000);
  const before = JSON.stringify(japan.banners);
  const edited = { ...form, ...times, form: 'edit-0', at: '0', before, 'text-en': 'Day jobs', path: '' };
  expect((await open(`${path}&edit=0`, edited)).text).toContain('Day jobs');
  const late = await open(path, { ...form, form: 'remove-0', at: '0', before });
  expect([late.status, late.text]).toEqual([422, expect.not.stringContaining('Set for Japan.')]);
  // Another banner may stand in its place by now: nothing is stored over it by a second press.
  const stale = await open(`${path}&edit=0`, { ...edited, 'text-en': 'Late jobs' });
  expect([stale.status, stale.text]).toEqual([422, expect.not.stringContaining('value="edit-0"')]);
  expect(stale.text.match(/<textarea readonly[^>]*>\s*[^<]*/g)).toEqual([
    expect.stringMatching(/>\s*Late jobs$/),
  ]);
  const page = (await open(path)).text;
  expect((await open(path, undoIn(page))).text).toContain('Night &lt;jobs&gt;');
});

it('switches the pixel of a country on and off, keeps a wrong number, and takes a change back', async () => {
  const { open } = await handOver(await anAdmin(api));
  const path = '/pixels?country=jp';
  const form = { form: 'pixel', before: 'null', reason: 'Agreed with Tokyo', pixel_id: '12 34' };
  const refused = await open(path, form);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="pixel_id-fault"')]);
  expect(refused.text).toContain('Agreed with Tokyo');
  const on = await open(path, { ...form, pixel_id: ' 1234567890 ' });
  for (const text of ['On for Japan.', 'Off → Meta (Facebook, Instagram) · 1234567890'])
    expect(on.text).toContain(text);
  const stale = await open(path, { ...form, pixel_id: '99999999' });
  expect([stale.status, stale.text]).not.toEqual([200, expect.stringContaining('99999999</')]);
  expect((await open(path, undoIn((await open(path)).text))).text).toContain('Off for Japan.');
});

it.each([
  '/banners',
  '/pixels',
  '/pixels?country=jp',
  '/maintenance',
  '/job-reports',
  '/company-reports',
  '/conduct-reports',
  '/contested-interviews?state=decided',
  '/feedback?state=closed',
  '/company-claims',
  '/company-verifications',
  '/suspensions',
  '/invitations?state=refused',
  '/withdrawals?state=paid',
  '/decisions?page=3',
])('shows %s, also where nothing waits', async (path) => {
  const { open } = await handOver(await anAdmin(api));
  expect((await open(path)).status).toBe(200);
});

it('sets the limits of a country, says who changed what, and keeps a form that is refused', async () => {
  const { open } = await handOver(await anAdmin(api));
  const path = '/interview-limits?country=jp';
  const page = (await open(path)).text;
  const numbers = [...page.matchAll(/name="(\w+)" type="number"[^>]* value="(\d+)"/g)];
  const form = { ...Object.fromEntries(numbers.map(([, name, value]) => [name, value])), form: 'limits' };
  const reason = 'Agreed with the team in Tokyo';
  for (const cancel_hours of ['', '999']) {
    const refused = await open(path, { ...form, cancel_hours, reason });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="cancel_hours-fault"')]);
    expect(refused.text).toContain(reason);
  }
  expect((await open(path, { ...form, cancel_hours: '24', reason })).text).toContain('Set for Japan.');
  const changed = (await open('/interview-limits')).text;
  for (const text of ['Set by an admin', ': 3 → 24', reason]) expect(changed).toContain(text);
  const stale = await open(path, { ...form, cancel_hours: '12', reason });
  expect(stale.status).not.toBe(200);
  const [, before = ''] = /name="before" value="([^"]*)"/.exec((await open(path)).text) ?? [];
  await open(path, {
    ...form,
    ...{ before: before.replaceAll('&quot;', '"'), usual: '1', reason: 'The law was changed' },
  });
  const undone = (await open(path)).text;
  expect(undone).toContain(': 24 → 3');
  expect((await open(path, undoIn(undone))).text).toContain('value="24"');
});

it('hands nobody over but admins, and takes no form of another site', async () => {
  const employer = await anEmployer(api);
  const answer = await employer.ask('POST', '/auth/hand-offs', { site: 'admin' });
  expect(answer.json().code).toBe(40005);
  const stranger = siteBrowser(site);
  expect((await stranger.open('/feedback')).text).toContain('redirect=%2Ffeedback');
  const { open } = await handOver(await anAdmin(api));
  const foreign = await open('/suspensions', { account_id: '1' }, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('another site')]);
});

it('ends after half an hour without a request, and keeps what was typed too late', async () => {
  const { open, cookieHeader } = await handOver(await anAdmin(api));
  // The browser has a random key, and no token.
  expect(cookieHeader()).toMatch(/^admin=[\w-]{32}$/);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  const late = await open('/suspensions', { form: 'suspend', account_id: '1', reason: 'A long reason' });
  expect(late.text).toContain('You were signed out');
  expect(late.text).toContain('A long reason</textarea>');
});

it('corrects points once for two presses, and keeps a form that is refused', async () => {
  const person = await aConfirmedJobseeker(api);
  const { open } = await handOver(await anAdmin(api));
  const path = `/accounts/${person.user.id}/points`;
  const form = formOf((await open(path)).text, path);
  const wrong = await open(path, { ...form, points: 'ten', reason: 'A prize of the month.' });
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('id="points-fault"')]);
  expect(wrong.text).toContain('A prize of the month.');
  for (const _press of [1, 2])
    expect((await open(path, { ...form, points: '10', reason: 'A prize of the month.' })).text).toContain(
      '+10: the balance is 10.',
    );
  const { balance, movements } = (await person.ask('GET', '/jobseeker/points')).json().data;
  expect([balance, movements.length, movements[0].reason]).toEqual([10, 1, 'A prize of the month.']);
  expect((await open('/decisions?queue=points')).text).toContain('Points given');
});

it('sets a list of a country, takes the change back, and names a wrong line', async () => {
  const { open } = await handOver(await anAdmin(api));
  const path = '/lists/hidden-social-types?country=jp';
  const form = { form: 'list', before: 'null' };
  const reason = 'Agreed with the office.';
  const done = await open(path, { ...form, keys: 'line', usual: '', reason });
  expect(done.text).toContain('Set for Japan.');
  expect(done.text).toContain('<bdi>All providers that are set up are offered.</bdi> → <bdi>LINE</bdi>');
  const back = { form: 'undo', before: '["line"]', undo: 'null', reason: `Taken back: ${reason}` };
  expect((await open(path, back)).text).toContain('<bdi>LINE</bdi> → <bdi>All providers');
  const again = await open(path, { ...form, keys: 'line', usual: '', reason });
  expect(again.text.match(/Take it back/g)).toHaveLength(1);
  await open(path, back);
  expect((await open('/lists/hidden-social-types')).text).not.toContain('Set by an admin');
  const cut = await open(path, { ...back, undo: '["li' });
  expect(cut.status).toBe(400);
  expect(cut.text).toContain('A hidden field of the form cannot be read.');
  const featured = '/lists/featured-companies?country=jp';
  const refused = await open(featured, { ...form, keys: 'Kopi Co', usual: '', reason });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('This is no number of a company: Kopi Co');
  expect(refused.text).toMatch(/<textarea name="keys"[^>]*>\s*Kopi Co/);
});
