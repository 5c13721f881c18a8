import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import {
  answerQuestions,
  applicationForm,
  goToCheck,
  messageField,
  openApplication,
  sendChecked,
} from '../actions/apply-to-job.ts';
import { confirmLater, createAccount } from '../actions/create-account.ts';
import { findInMyJobs, type UserHistory } from '../actions/find-in-my-jobs.ts';
import { aUser } from '../actions/new-user.ts';
import { openJob } from '../actions/open-job.ts';
import { saveAnotherJob } from '../actions/save-job.ts';
import {
  chooseJobType,
  firstOwnJob,
  listedJobs,
  mostFrequentTitle,
  searchFor,
} from '../actions/search-jobs.ts';
import { type Market, type Seeker, seekerAt } from '../actions/seeker.ts';
import { answers, sendMessage, thread } from '../actions/send-message.ts';
import { uploadResume } from '../actions/upload-resume.ts';
import { desktop, phone, siteUrl, useBrowser } from '../browser/open-browser.ts';
import { aDocx } from '../files/a-docx.ts';
import { aPdf } from '../files/a-pdf.ts';
import { freePort } from '../site/free-port.ts';
import { restoreSharedSite } from '../site/restore-shared-site.ts';
import { type RunningSite, type SitePlace, startSite } from '../site/start-site.ts';

const browser = useBrowser();
const messages: Record<Market, { message: string; question: string }> = {
  'en/ph': { message: 'Good day, I would love to work with you.', question: 'When could I start?' },
  'ja/jp': { message: 'はじめまして。ぜひ御社で働きたいです。', question: 'いつから働けますか。' },
  'ar/sa': { message: 'السلام عليكم، أودّ العمل معكم.', question: 'متى يمكنني أن أبدأ؟' },
};

let place: SitePlace;
let site: RunningSite;
/** What the shared site served and had acknowledged when its backup began. */
let acknowledged: { set: string | null; email: string; cookie: string };
interface KnownUser {
  device: BrowserContextOptions;
  history: UserHistory;
  storage: StorageState;
}
/** Actions of each user, to be found again after the restart; of a repeated test those of the last run. */
const users = new Map<Market, KnownUser>();
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

// Has a site of its own because it restarts it: the shared site, restored from a backup that was made while it runs.
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'main-job-'));
  acknowledged = { set: await servedSet(siteUrl()), ...(await registerAt(siteUrl())) };
  await restoreSharedSite(dataFolder);
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  place = { dataFolder, port, apiPort };
  site = await startWarm(place);
});
afterAll(async () => {
  await site?.stop();
  await rm(place.dataFolder, { recursive: true, force: true });
});

/**
 * A site that has drawn a page. A busy machine draws the first page of a cold one too slowly: it is answered with 503 and
 * completed by the browser.
 */
async function startWarm(at: SitePlace): Promise<RunningSite> {
  const started = await startSite(at);
  const isDrawn = async () => expect((await fetch(`${started.url}/en/ph`)).status).toBe(200);
  await vi.waitFor(isDrawn, { timeout: 90_000, interval: 500 });
  return started;
}

const servedSet = async (url: string) =>
  (await fetch(`${url}/discovery.json`)).headers.get('x-jobharbor-set');

/** An account, with the cookie of its session. */
async function registerAt(url: string) {
  const { email, password, firstName } = aUser();
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password,
      first_name: firstName,
      terms_and_condition: 1,
      source: 'web',
    }),
  });
  expect(answer.status).toBe(201);
  return {
    email,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

it('a site restored from a backup serves the same releases, and has what was acknowledged before, sessions included', async () => {
  const { set, email, cookie } = acknowledged;
  expect(set).toBeTruthy();
  expect(await servedSet(site.url)).toBe(set);
  const me = await fetch(`${site.url}/api/jobseeker/me`, { headers: { cookie } });
  expect([me.status, (await me.text()).includes(email)]).toEqual([200, true]);
});

// Each language and each width; every pair would repeat the same code.
describe.each<[Market, string, BrowserContextOptions]>([
  ['en/ph', 'a phone', phone],
  ['ar/sa', 'a phone', phone],
  ['ja/jp', 'a desk', desktop],
])('%s at %s', (market, _, device) => {
  it('a guest searches, signs up on the way, applies, saves, chats, and finds all of it again', async () => {
    const { page, expectError } = await browser.open({ ...device, site: site.url });
    // A guest's first session check is answered with 401.
    expectError(/status of 401/);
    const seeker = seekerAt(page, market);
    const job = await findJob(seeker);
    const history = await applyAsGuest(seeker, job);
    const saved = await saveAnotherJob(seeker, job.id);
    await uploadOnResumePage(seeker);
    await talkToRecruiter(seeker, history);
    await findInMyJobs(seeker, { ...history, saved });
    await page.reload();
    await findInMyJobs(seeker, { ...history, saved });
    const storage = await page.context().storageState();
    users.set(market, { device, history: { ...history, saved }, storage });
  });
});

it('all of it is there after a restart of the server', async () => {
  expect(users.size).toBe(3);
  await site.stop();
  site = await startWarm(place);
  for (const [market, { device, history, storage }] of users) {
    const { page } = await browser.open({ ...device, site: site.url, storageState: storage });
    const seeker = seekerAt(page, market);
    await page.goto(seeker.base);
    await findInMyJobs(seeker, history);
    expect((await apiClient(seeker).resumes()).map(({ format }) => format).sort()).toEqual(['docx', 'pdf']);
  }
});

async function findJob(seeker: Seeker): Promise<{ id: number; title: string }> {
  const { page, base } = seeker;
  await page.goto(base);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await searchFor(seeker, await mostFrequentTitle(seeker));
  const promised = await chooseJobType(seeker);
  await expect.poll(async () => (await listedJobs(seeker)).length).toBe(Math.min(promised, 30));
  const job = await firstOwnJob(seeker);
  await openJob(seeker, job.id);
  return job;
}

/** Writes an application as a guest, then signs up; the text is still there afterwards. */
async function applyAsGuest(seeker: Seeker, job: { id: number; title: string }): Promise<UserHistory> {
  const { page, t } = seeker;
  const { message } = messages[seekerMarket(seeker)];
  const asGuest = await openApplication(seeker);
  await messageField(seeker, asGuest).fill(message);
  await asGuest.getByRole('button', { name: t('search', 'apply.later') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell', 'account.signIn') })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/get-started'));
  await createAccount(seeker, page.getByRole('main'), aUser());
  await confirmLater(seeker);
  await page.waitForURL((url) => url.pathname.endsWith(`-${job.id}`));
  const form = await openApplication(seeker);
  await expect.poll(() => messageField(seeker, form).inputValue()).toBe(message);
  await answerQuestions(form, message);
  await goToCheck(seeker, form);
  const resume = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya Santos, nurse') };
  await uploadResume(seeker, form, resume);
  await expect.poll(() => form.getByRole('checkbox', { name: resume.name }).isChecked()).toBe(true);
  await sendChecked(seeker, applicationForm(seeker));
  return { applied: job.title, message, resume: resume.name, saved: '' };
}

async function uploadOnResumePage(seeker: Seeker): Promise<void> {
  const { page, base } = seeker;
  await page.goto(`${base}/resume`);
  const buffer = aDocx('Maya Santos, nurse');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await uploadResume(seeker, page.getByRole('main'), { name: 'maya.docx', mimeType, buffer });
  await page.getByRole('listitem').getByRole('link', { name: 'maya.docx' }).waitFor();
}

async function talkToRecruiter(seeker: Seeker, { message }: UserHistory): Promise<void> {
  const { page, base, t } = seeker;
  await page.goto(`${base}/my-jobs/communicated`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('myJobs', 'applied.chat') })
    .click();
  await thread(seeker).getByText(message, { exact: true }).waitFor();
  await answers(seeker).first().waitFor();
  const before = await answers(seeker).count();
  await sendMessage(seeker, messages[seekerMarket(seeker)].question);
  await expect.poll(() => answers(seeker).count()).toBeGreaterThan(before);
}

const seekerMarket = ({ base }: Seeker): Market => base.slice(1) as Market;
