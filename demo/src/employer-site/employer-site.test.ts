import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aColleague, anEmployer, anEmployerAccount } from '@jobharbor/api/testing/people/employer.ts';
import { mailsTo } from '@jobharbor/api/testing/people/mailed.ts';
import { aJobseeker, type SignedInPerson } from '@jobharbor/api/testing/people/person.ts';
import { add, preference } from '@jobharbor/api/testing/people/profile-entries.ts';
import { serveApp } from '@jobharbor/api/testing/servers/serve-app.ts';
import { createTestApi, type TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileSessionStore } from '../form-site/session-store.ts';
import { freePort, siteBrowser } from '../testing/site-browser.ts';
import { createEmployerSite } from './create-employer-site.ts';

const secret = 'a secret of the employer site of the tests';

let api: TestApi;
let site: string;
let sessionFolder: string;
let app: Awaited<ReturnType<typeof serveApp>>;
/** What a linked calendar answers. */
let calendarText = '<title>Sign in</title>';
let closeAll: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  // Its port is needed before the API, whose own it needs.
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  api = await createTestApi({
    config: { handOffs: { employer: { url: `${site}/keep-login`, secret } } },
    getPublic: async () => ({ status: 200, text: calendarText, etag: null }),
  });
  api.setTime(new Date());
  app = await serveApp(api);
  sessionFolder = await mkdtemp(join(tmpdir(), 'employer-sessions-'));
  const server = await startSite(port);
  closeAll = [
    async () => {
      server.closeAllConnections();
      server.close();
    },
    () => app.close(),
    () => api.close(),
    () => rm(sessionFolder, { recursive: true }),
  ];
});
afterAll(async () => {
  for (const close of closeAll) await close();
});

/** A process of the site, with the sessions of those before it. */
async function startSite(port: number): Promise<Server> {
  const store = createFileSessionStore(sessionFolder);
  const server = createEmployerSite({ origin: app.url, secret, siteUrl: 'https://jobs.example' }, store);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** A browser on the employers' site, with the events of its open pages. */
function aBrowser() {
  const { open, cookieHeader } = siteBrowser(site);
  /** The events that the server sends to an open page, by name and subject. */
  const follow = async () => {
    const { body } = await fetch(new URL('/events', site), { headers: { cookie: cookieHeader() } });
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    /** Resolves with the next event; null when the server has closed the stream. */
    const next = async (): Promise<string | null> => {
      const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return `${found[1]} ${found[2]}`.trim();
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += new TextDecoder().decode(value);
      return next();
    };
    return { next };
  };
  return { open, follow, cookieHeader };
}

async function handOver(person: SignedInPerson, redirect = '/') {
  const { url } = (await person.ask('POST', '/auth/hand-offs', { site: 'employer', redirect })).json().data;
  const browser = aBrowser();
  return { browser, first: await browser.open(url) };
}

/** Sets up stages, moves the applicant of a list, and keeps tags and a note. */
async function moveAndNote({ open }: ReturnType<typeof aBrowser>, jobId: number, id: number) {
  const rows = { 'name-0': 'Screening', 'status-0': 'viewed', 'name-1': '', 'status-1': 'viewed' };
  expect((await open('/stages', rows)).text).toContain('value="Screening"');
  const list = `/jobs/${jobId}/applicants`;
  const stage = /<option value="(\d+)">Screening/.exec((await open(list)).text)?.[1] ?? '';
  expect((await open(list, { ids: String(id), stage })).text).toContain('Moved: 1.');
  expect((await open(`${list}?q=DUSK&stage=${stage}`)).text).toContain(`/applications/${id}`);
  expect((await open(`${list}?q=dawn`)).text).toContain('Nobody matches.');
  await open(`/applications/${id}/tags`, { tags: 'Lamps, night' });
  const noted = await open(`/applications/${id}/notes`, { note: 'Ask <why>', key: 'a-note' });
  expect(noted.text).toContain('Ask &lt;why&gt;');
  expect((await open(`${list}?tag=lamps`)).text).toContain('1 note');
  expect((await open(list, { ids: String(id), do: 'decline' })).text).toContain('Declined, told at');
  expect((await open(`/applications/${id}/undo`, {})).text).toContain('Taken back: 1.');
  expect((await open(list, { ids: String(id), do: 'compare' })).text).toContain('Choose two to four people');
  expect((await open(`${list}.csv`)).text).toContain('I like the dusk.');
  const texts = await open('/decline-texts', { en: 'Sorry, {{name}}.', 'own-en': '1', tr: 'Merhaba' });
  expect(texts.text).toContain('Sorry, {{name}}.');
  expect(texts.text).not.toContain('>Merhaba<');
  const hooked = await open('/webhooks', { url: 'https://ats.example/hook', events: 'offer.changed' });
  expect(hooked.text).toMatch(/https:\/\/ats\.example\/hook[\s\S]*whsec_/);
  const unknown = await open('/feeds', { address: 'https://boards.example/lantern', country_key: 'ph' });
  expect([unknown.status, unknown.text]).toEqual([
    422,
    expect.stringContaining('not a job board that can be read'),
  ]);
}

/** Sets hours and links a calendar; a time that it takes is refused until the recruiter says that they know. */
async function inviteByCalendar({ open }: ReturnType<typeof aBrowser>, path: string, seeker: SignedInPerson) {
  const form = { form: 'link', calendar_url: 'https://calendar.example/private-1/busy.ics' };
  const refused = await open('/calendar/link', form);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="calendar_url-fault"')]);
  expect(refused.text).toContain('value="https://calendar.example/private-1/busy.ics"');
  const tomorrow = new Date(api.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const event = `DTSTART:${tomorrow.replaceAll('-', '')}T020000Z\r\nDURATION:PT1H`;
  calendarText = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const linked = (await open('/calendar/link', form)).text;
  expect(linked).toContain('calendar.example');
  expect(linked).not.toContain('private-1');
  const upsideDown = await open('/calendar/hours', {
    form: 'hours',
    'from-1-0': '12:00',
    'until-1-0': '09:00',
  });
  expect([upsideDown.status, upsideDown.text]).toEqual([
    422,
    expect.stringContaining('id="until-1-0-fault"'),
  ]);
  const days = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    [`from-${day}-0`, '09:00'] as const,
    [`until-${day}-0`, '18:00'] as const,
  ]);
  const hours = { form: 'hours', time_zone: 'Asia/Manila', ...Object.fromEntries(days) };
  expect((await open('/calendar/hours', hours)).text).toContain('Your hours are saved.');
  const offered = [...(await open(path)).text.matchAll(/<option value="(\d{10})"/g)].map(([, at]) =>
    Number(at),
  );
  const taken = Date.parse(`${tomorrow}T02:00:00Z`) / 1_000;
  expect([offered.includes(taken + 3_600), offered.includes(taken)]).toEqual([true, false]);
  const invitation = { form: 'invite', kind: 'onsite', place: 'Pier 3', starts_at: `${tomorrow}T10:30` };
  const clashing = await open(`${path}/invite`, invitation);
  expect([clashing.status, clashing.text]).toEqual([422, expect.stringContaining('name="despite_clash"')]);
  const known = (await open(`${path}/invite`, { ...invitation, despite_clash: '1' })).text;
  expect(known).toContain('Your calendar is busy at that time');
  const [, interview = '', version = ''] =
    /name="interview" value="(\d+)"><input type="hidden" name="version" value="(\d+)"/.exec(known) ?? [];
  await open(`${path}/interview/cancel`, { interview, version, reason: 'time_conflict' });
  expect((await open(path)).text).toContain('You called it off. The time does not suit');
  const free = { form: 'invite', kind: 'onsite', place: 'Pier 3', free_0: String(taken + 3_600) };
  // The office is open until six: at half past five there is no hour left.
  const late = Date.parse(`${tomorrow}T09:00:00Z`) / 1_000;
  const long = await open(`${path}/invite`, { ...free, do: 'times', duration_minutes: '90' });
  expect([long.status, long.text]).toEqual([200, expect.stringContaining('value="Pier 3"')]);
  expect([offered.includes(late), long.text.includes(`value="${late}"`)]).toEqual([true, false]);
  const invited = (await open(`${path}/invite`, free)).text;
  expect(invited).toContain('The invitation is sent.');
  const [, second = ''] = /name="interview" value="(\d+)"/.exec(invited) ?? [];
  const moved = { interview: second, version: '1', chosen: String(taken + 7_200), starts_at: '' };
  expect((await open(`${path}/interview/move`, moved)).text).toContain('The candidate answers anew.');
  const call = `/jobApplication/interviews/${second}`;
  const times = [taken + 10_800, taken + 14_400];
  await seeker.ask('PATCH', call, { action: 'propose', version: 2, times });
  expect((await open(path)).text).toContain(`name="chosen" value="${times[1]}">Take`);
  const agreed = await open(`${path}/interview/move`, { ...moved, version: '3', chosen: String(times[1]) });
  expect(agreed.text).toContain('The time is agreed on');
  await open(`${path}/interview/cancel`, { interview: second, version: '4', reason: 'other' });
  expect((await open('/calendar/forget', {})).text).toContain('Hours and calendar are deleted.');
}

/** Invites at three times, after a refusal that keeps what was typed, and then changes the details of the interview. */
async function inviteAndChange({ open }: ReturnType<typeof aBrowser>, path: string, seeker: SignedInPerson) {
  const times = { starts_at: '2090-05-03T10:00', other_1: '2090-05-04T10:00', other_2: '2090-05-05T10:00' };
  const invitation = { form: 'invite', kind: 'phone', note: 'Ask for <Ana>', ...times };
  const refused = await open(`${path}/invite`, invitation);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="contact_phone-fault"')]);
  expect(refused.text).toContain('Ask for &lt;Ana&gt;');
  const invited = await open(`${path}/invite`, { ...invitation, contact_phone: '+63 2 8123 4567' });
  expect(invited.text).toContain('The invitation is sent.');
  // At most one interview is open.
  expect(invited.text).toContain('You can invite to another once it is over or cancelled.');
  expect(invited.text).not.toContain(`action="${path}/invite"`);
  const own = async () => (await seeker.ask('GET', '/jobApplication/interviews')).json().data.interviews[0];
  const given = await own();
  // Ten o'clock in Manila, the country's clock.
  expect([given.starts_at, given.other_times.length]).toEqual([Date.UTC(2090, 4, 3, 2) / 1_000, 2]);
  const [, interview = ''] = /name="interview" value="(\d+)"/.exec(invited.text) ?? [];
  const which = { form: `change-${interview}`, interview, version: String(given.version) };
  const changed = await open(`${path}/interview/change`, {
    ...{ ...which, duration_minutes: '60', contact_phone: '+63 2 8000 0000', topics: 'Lamps' },
  });
  expect(changed.text).toContain('The details are changed');
  expect(await own()).toMatchObject({ contact_phone: '+63 2 8000 0000', topics: 'Lamps', note: null });
  const stale = await open(`${path}/interview/change`, { ...which, duration_minutes: '30' });
  expect([stale.status, stale.text]).toEqual([422, expect.stringContaining('value="30"')]);
}

const keyIn = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';

it('takes an employer from registering a company to an offer, by the calls of the token alone', async () => {
  const employer = await anEmployerAccount(api);
  const { browser, first } = await handOver(employer);
  expect(first.text).toContain('Register your company');
  const early = await browser.open('/jobs/new');
  expect([early.status, early.text]).toEqual([409, expect.stringContaining('Register your company first.')]);
  const company = { name: 'Lantern <Works>', country_key: 'ph', title: 'Owner', key: keyIn(first.text) };
  const registered = await browser.open('/companies', company);
  expect(registered.text).toContain('Lantern &lt;Works&gt;');

  // The hand-off came from another country than the company's.
  const form = await browser.open('/jobs/new');
  expect(form.text).toContain('Pay from (\u2068PHP\u2069)');
  const job = {
    ...{ key: keyIn(form.text), do: 'check', title: 'Lamp lighter', other_places: 'Pier 3' },
    ...{
      description_html: 'Light the lamps of the pier at dusk.\n\nYoung people only.',
      question: 'Why lamps?',
    },
  };
  const advised = await browser.open('/jobs', job);
  expect(advised.text).toMatch(/<li>Name the pay/);
  expect(advised.text).toContain('value="Lamp lighter"');
  const upsideDown = await browser.open('/jobs', { ...job, do: 'post', min: '35000', max: '30000' });
  expect([upsideDown.status, upsideDown.text]).toEqual([422, expect.stringContaining('id="max-fault"')]);
  const posted = await browser.open('/jobs', {
    ...job,
    do: 'post',
    min: '30000',
    max: '35000',
    period: 'monthly',
  });
  expect(posted.at).toMatch(/^\/jobs\/\d+\?said=/);
  expect(posted.text).toContain('The job is posted.');
  // What an address says is shown only where the site itself has said it.
  expect((await browser.open('/jobs?said=Call+me')).text).not.toContain('Call me');
  expect((await browser.open('/jobs?said=said.posted')).text).not.toContain('The job is posted.');
  const jobId = Number(/\d+/.exec(posted.at)?.[0]);
  const again = await browser.open('/jobs', { ...job, do: 'post', key: 'another-key' });
  expect([again.status, again.text]).toEqual([422, expect.stringContaining('This is another opening')]);

  const seeker = await aJobseeker(api);
  const sent = { first_message: 'I like the dusk.', screening_answers: [] };
  const application = await seeker.ask('POST', `/data/jobs/${jobId}/applications`, sent);
  const { id } = application.json().data.application;
  expect((await browser.open(`/jobs/${jobId}`)).text).toContain(`/applications/${id}`);
  const path = `/applications/${id}`;
  await moveAndNote(browser, jobId, id);
  const opened = await browser.open(path);
  expect(opened.text).toContain('I like the dusk.');
  const chat = /name="chat" value="(\d+)"/.exec(opened.text)?.[1] ?? '';
  const message = { key: keyIn(opened.text), chat, text: 'Come and see us.' };
  for (const _ of [1, 2]) await browser.open(`${path}/message`, message);
  const said = (await browser.open(path)).text;
  expect(said.split('Come and see us.').length).toBe(2);

  await answerQuestion(browser, jobId);

  await browser.open(`${path}/accept`, {});
  await inviteByCalendar(browser, path, seeker);
  await inviteAndChange(browser, path, seeker);
  const offer = {
    ...{ title: 'Lamp lighter', amount: '32000.50', period: 'annually', starts_on: '2090-06-01' },
    ...{ hours: '40 hours a week', place: 'Pier 3', valid_until: '2090-05-20', note: '' },
    benefits: 'Meals\n\n Ferry pass ',
  };
  const unpaid = await browser.open(`${path}/offer`, { ...offer, form: 'offer', amount: '-1' });
  expect([unpaid.status, unpaid.text]).toEqual([422, expect.stringContaining('id="amount-fault"')]);
  expect((await browser.open(`${path}/offer`, offer)).text).toContain('The offer is made');
  const arabic = (await browser.open(`/language?lang=ar&back=${path}`)).text;
  const messages = [...arabic.matchAll(/<div class="note" dir="auto">(.*?)<\/div>/g)].map(([, text]) => text);
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.join(' ')).not.toMatch(/accepted|interview|offer/i);
  const [made] = (await seeker.ask('GET', '/jobApplication/offers')).json().data.offers;
  expect(made.pay).toEqual({ currency: 'PHP', amount: 3_200_050, period: 'annually' });
  // Until the end of the day in Manila.
  const valid_until = Date.UTC(2090, 4, 20, 15, 59) / 1_000;
  expect(made).toMatchObject({ benefits: ['Meals', 'Ferry pass'], note: null, valid_until });
  await browser.open('/language?lang=en&back=/');
  const withdrawal = { form: `withdraw-${made.id}`, offer: String(made.id), version: String(made.version) };
  const without = await browser.open(`${path}/offer/withdraw`, { ...withdrawal, text: '' });
  expect([without.status, without.text]).toEqual([422, expect.stringContaining('id="text-fault"')]);
  const withdrawn = await browser.open(`${path}/offer/withdraw`, { ...withdrawal, text: 'The pier closed.' });
  expect(withdrawn.text).toContain('The offer is withdrawn, and the candidate is told.');
  const reported = await browser.open(`${path}/report`, { report_reason_id: '1', details: 'Rude.' });
  expect(reported.text).toContain('The report is sent.');
});

it('stays signed in when the site restarts, until the person signs out', async () => {
  const { browser } = await handOver(await anEmployerAccount(api));
  const headers = { cookie: browser.cookieHeader() };
  const shownAt = async (path: string, init: RequestInit = {}) => {
    const restarted = await startSite(0);
    const { port } = restarted.address() as AddressInfo;
    // Two at once: both need the session that one of them reads.
    const asked = [1, 2].map(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...init });
      return (await answer.text()).includes('name="messages-email"');
    });
    const shown = await Promise.all(asked);
    restarted.close();
    restarted.closeAllConnections();
    return shown;
  };
  expect(await shownAt('/notices')).toEqual([true, true]);
  await browser.open('/sign-out', {});
  expect(await shownAt('/notices')).toEqual([false, false]);
});

it('keeps which news a recruiter wants, and when, and says what is wrong with the times', async () => {
  const { browser } = await handOver(await anEmployerAccount(api));
  expect((await browser.open('/notices')).text).toContain('name="messages-email" value="1" checked');
  const half = { 'messages-site': '1', from: '22:00', until: '', time_zone: 'Asia/Manila' };
  const refused = await browser.open('/notices', half);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="until-fault"')]);
  expect(refused.text).toContain('value="22:00"');
  const saved = await browser.open('/notices', { ...half, until: '07:00', digest: '1' });
  expect(saved.text).toContain('The settings are saved.');
  expect(saved.text).toContain('name="messages-email" value="1">');
  expect(saved.text).toMatch(/name="digest" value="1" checked[\s\S]*value="22:00"[\s\S]*value="07:00"/);
});

/** A question before an application is listed, answered and ended. */
async function answerQuestion(browser: ReturnType<typeof aBrowser>, job_id: number) {
  const asker = await aJobseeker(api);
  const { db } = api.dependencies;
  await db
    .updateTable('accounts')
    .set({ is_profile_completed: true })
    .where('id', '=', asker.user.id)
    .execute();
  const question = { job_id, text: 'Is it dark there?', client_key: 'key-of-a-question' };
  const { chat } = (await asker.ask('POST', '/jobApplication/chats', question)).json().data;
  expect((await browser.open('/chats')).text).toContain(`<a href="/chats/${chat.id}">`);
  const opened = await browser.open(`/chats/${chat.id}`);
  expect(opened.text).toContain('Is it dark there?');
  await browser.open(`/chats/${chat.id}/message`, { key: keyIn(opened.text), text: 'Until we light it.' });
  const { messages } = (await asker.ask('GET', `/jobApplication/chats/${chat.id}/messages`)).json().data;
  expect(messages.at(-1)).toMatchObject({ sender: 'recruiter', text: 'Until we light it.' });
  const ended = await browser.open(`/chats/${chat.id}/end`, {});
  expect(ended.text).toContain('You have ended this conversation.');
  expect(ended.text).not.toContain('name="text"');
}

it('shows a stranger how to sign in, and takes no form of another site', async () => {
  const stranger = await aBrowser().open('/jobs/new');
  expect(stranger.text).toContain('https://jobs.example/en/get-started?redirect=');
  const { browser } = await handOver(await anEmployerAccount(api));
  const foreign = await browser.open('/companies', { name: 'x' }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const cross = await browser.open('/companies', { name: 'x' }, { 'sec-fetch-site': 'cross-site' });
  expect([cross.status, cross.text]).toEqual([403, expect.stringContaining('came from another site')]);
  // As browsers send it from a page whose referrer they withhold.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await browser.open('/companies', { name: 'x', key: 'k' }, own)).status).toBe(422);
});

it('reads in Arabic from right to left, and keeps what was typed', async () => {
  const { browser } = await handOver(await anEmployerAccount(api));
  const arabic = await browser.open('/language?lang=ar&back=/');
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  const refused = await browser.open('/companies', {
    name: 'شركة',
    country_key: 'xx',
    title: 'مدير',
    key: 'k',
  });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('value="شركة"')]);
});

it('hands a company over in two steps, by a code from the admin’s mail', async () => {
  const admin = await anEmployer(api, 'Pier <Lamps>');
  const member = await aColleague(api, admin);
  const { browser } = await handOver(admin);
  const path = `/members/${member.user.id}/transfer`;
  expect((await browser.open('/members')).text).not.toContain('one-time-code');
  const asked = await browser.open(path, { transfer_to: String(member.user.id) });
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('We have sent a code')]);
  expect(asked.text).toMatch(/<details class="wide" open>[\s\S]*name="otp"/);
  const wrong = await browser.open(path, { transfer_to: String(member.user.id), otp: '000000' });
  expect(wrong.text).toMatch(/name="otp"[^>]*aria-invalid="true"/);
  const [mail] = await mailsTo(api, admin.email);
  const otp = mail?.data?.code ?? '';
  const done = await browser.open(path, { transfer_to: String(member.user.id), otp });
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('The company is handed over.')]);
  expect(done.text).toContain('Leave the company');
});

it('finds people who let employers find them, keeps the search, and writes to them', async () => {
  const employer = await anEmployer(api, 'Buoy Works');
  const { db } = api.dependencies;
  const { browser } = await handOver(employer);
  expect((await browser.open('/talents')).text).toContain('Ask for the verification first.');
  await db.updateTable('companies').set({ is_verified: true }).where('id', '=', employer.companyId).execute();
  const seeker = await aJobseeker(api);
  const complete = { is_profile_completed: true, is_email_verified: true };
  await db.updateTable('accounts').set(complete).where('id', '=', seeker.user.id).execute();
  await seeker.ask('PATCH', '/jobseeker/account-setting', { is_findable: true });
  await add(seeker, 'job-preferences', { ...preference, job_title: 'Buoy <painter>' });
  expect((await browser.open('/talents?title=diver')).text).toContain('Nobody matches.');
  const found = await browser.open('/talents?title=painter');
  expect(found.text).toContain('Buoy &lt;painter&gt;');
  expect(found.text).not.toContain(seeker.user.first_name);
  expect(found.text).toContain('Post one first.');
  const saved = await browser.open('/talents?title=painter', { name: 'Painters' });
  expect(saved.text).toContain('The search is saved.');
  expect(saved.text).toContain('<a href="/talents?title=painter"');
  const form = await browser.open('/jobs/new');
  const job = { title: 'Painter', description_html: 'Paint the buoys of the bay.', other_places: 'Pier 3' };
  await browser.open('/jobs', { ...job, key: keyIn(form.text), do: 'post' });
  const page = await browser.open('/talents?title=painter');
  const [, jobId = ''] = /<option value="(\d+)">Painter/.exec(page.text) ?? [];
  const [, path = ''] = /action="(\/talents\/\d+\/write)/.exec(page.text) ?? [];
  const empty = { key: keyIn(page.text), person: String(seeker.user.id), job: jobId, text: '' };
  const refused = await browser.open(`${path}?title=painter`, empty);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="text-fault"')]);
  const chat = await browser.open(path, { ...empty, text: 'We have buoys.' });
  expect(chat.text).toContain('<h1>Somebody you found</h1>');
  expect((await browser.open('/talents')).text).toContain('Open the conversation');
});

it('keeps what was entered while the API does not answer, to be sent again by one press', async () => {
  const { browser } = await handOver(await anEmployerAccount(api));
  const { port } = new URL(app.url);
  await app.close();
  const lost = await browser
    .open('/companies?from=mail', { name: 'Pier "7"', key: 'a-key' })
    .finally(async () => {
      app = await serveApp(api, Number(port));
    });
  expect(lost.status).toBe(422);
  expect(lost.text).toContain('JobHarbor does not answer right now.');
  expect(lost.text).toContain('action="/companies?from=mail"');
  expect(lost.text).toContain('name="name" value="Pier &quot;7&quot;"');
});

it('ends the open pages of a removed member at once, and keeps what they sent too late', async () => {
  const admin = await anEmployer(api, 'Quay Lamps');
  const member = await aColleague(api, admin);
  const { browser } = await handOver(member);
  const pages = [await browser.follow(), await browser.follow()];
  const removal = { successor_id: admin.user.id };
  const path = `/recruiter/companies/${admin.companyId}/members/${member.user.id}/remove`;
  // The socket to the API opens meanwhile.
  const job = (await handOver(admin)).browser;
  expect((await job.open('/members')).text).toContain('Ben');
  expect((await admin.ask('POST', path, removal)).statusCode).toBe(200);
  for (const page of pages) expect(await page.next()).toBe('ended');
  expect(await pages[0]?.next()).toBeNull();
  const late = await browser.open('/chats/1/message', { key: 'a-key', text: 'I wrote <this> for long' });
  expect([late.status, late.text]).toEqual([200, expect.stringContaining('you no longer recruit')]);
  expect(late.text).toContain('I wrote &lt;this&gt; for long');
  expect(late.text).not.toContain('a-key');
  expect(await (await browser.follow()).next()).toBe('ended');
});

it('signs out with the session of the person', async () => {
  const employer = await anEmployerAccount(api);
  const { browser } = await handOver(employer);
  await employer.ask('POST', '/auth/log-out', {});
  const ended = await browser.open('/members');
  expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('Sign in')]);
});

it('keeps the profile of the company as it is beside a reply that is refused', async () => {
  const employer = await anEmployer(api);
  const { browser } = await handOver(employer);
  const form = await browser.open('/company');
  const benefit = /name="benefit_ids" value="(\d+)"/.exec(form.text)?.[1] ?? '';
  const name = /name="name"[^>]* value="([^"]+)"/.exec(form.text)?.[1] ?? '';
  const isChecked = (text: string) => text.includes(`name="benefit_ids" value="${benefit}" checked`);
  expect(
    isChecked((await browser.open('/company', { form: 'profile', name, benefit_ids: benefit })).text),
  ).toBe(true);
  const refused = await browser.open('/company/reply', {
    form: 'reply',
    sentence: 'See https://kopi.example',
  });
  expect(refused.status).toBe(422);
  expect(isChecked(refused.text)).toBe(true);
});
