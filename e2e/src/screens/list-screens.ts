import { aPdf } from '../files/a-pdf.ts';
import { applyQuietly, jobPath, saveQuietly, someJob, someJobWithQuestions } from '../people/act-quietly.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { newPerson } from '../people/new-person.ts';
import type { Seeker } from '../people/seeker.ts';

/** One screen of the site: where it is, and what to do there before it is looked at. */
export interface Screen {
  name: string;
  path: string;
  /** The status of an address that nobody serves is what it is. */
  isMissing?: boolean;
  prepare?(seeker: Seeker): Promise<void>;
}

/** What a visitor sees who is not signed in. */
export async function guestScreens(seeker: Seeker): Promise<Screen[]> {
  const { base } = seeker;
  const job = await someJob(seeker);
  const asked = await someJobWithQuestions(seeker);
  return [
    { name: 'home', path: base },
    { name: 'results', path: `${base}/jobs` },
    { name: 'results-filter', path: `${base}/jobs`, prepare: openFilter },
    { name: 'results-none', path: `${base}/jobs?q=zzzzqqqq&type=full-time` },
    { name: 'job', path: jobPath(seeker, job) },
    { name: 'job-apply-guest', path: `${jobPath(seeker, asked)}?apply=1`, prepare: waitForDialog },
    { name: 'sign-in', path: `${base}/get-started` },
    { name: 'sign-up', path: `${base}/get-started?mode=create`, prepare: fillSignUp },
    { name: 'not-found', path: `${base}/no/such/page`, isMissing: true },
    { name: 'job-missing', path: `${base}/job/nothing-999999999`, isMissing: true },
    { name: 'menu-country', path: `${base}/get-started`, prepare: openCountries },
  ];
}

/** What a new person sees who has done nothing yet; the browser is signed in to a new account. */
export async function newcomerScreens(seeker: Seeker): Promise<Screen[]> {
  await enterQuietly(seeker.page.context());
  const { base } = seeker;
  return [
    { name: 'saved-empty', path: `${base}/my-jobs/saved` },
    { name: 'applied-empty', path: `${base}/my-jobs/communicated` },
    { name: 'chats-empty', path: `${base}/chat-home` },
    { name: 'profile-empty', path: `${base}/profile` },
    { name: 'resumes-empty', path: `${base}/resume` },
  ];
}

/** What somebody sees who is in the midst of looking for work. */
export async function memberScreens(seeker: Seeker): Promise<Screen[]> {
  const { base, page } = seeker;
  await enterQuietly(page.context(), newPerson());
  const [first, second, third] = [await someJob(seeker), await someJob(seeker, 1), await someJob(seeker, 2)];
  const application = await applyQuietly(seeker, first, 'Good day. I have done this work for five years.');
  await applyQuietly(seeker, second, '');
  for (const job of [second, third, await someJob(seeker, 3)]) await saveQuietly(seeker, job.id);
  await page.context().request.post('/api/jobseeker/resume/upload', {
    multipart: { file: { name: 'maya-santos.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya') } },
  });
  await page.context().request.patch('/api/jobseeker/me', {
    data: {
      headline: 'Nurse, seven years in emergency care',
      summary: 'I keep calm when it is loud.\nI would like to lead a small team.',
      location: 'Quezon City',
      working_since: 2019,
    },
  });
  return [
    { name: 'home-member', path: base },
    { name: 'job-applied', path: jobPath(seeker, first) },
    { name: 'job-apply', path: `${jobPath(seeker, third)}?apply=1`, prepare: waitForDialog },
    { name: 'apply-success', path: `${jobPath(seeker, first)}/apply/success` },
    { name: 'saved', path: `${base}/my-jobs/saved` },
    { name: 'applied', path: `${base}/my-jobs/communicated` },
    { name: 'applied-withdraw', path: `${base}/my-jobs/communicated`, prepare: askToWithdraw },
    { name: 'chats', path: `${base}/chat-home` },
    { name: 'chat', path: `${base}/chat-home/${application.chat_id}` },
    { name: 'profile', path: `${base}/profile` },
    { name: 'profile-edit', path: `${base}/profile`, prepare: editProfile },
    { name: 'resumes', path: `${base}/resume` },
    { name: 'menu-account', path: `${base}/resume`, prepare: openAccount },
  ];
}

/** Opens a screen and waits until it has come to rest. */
export async function openScreen(seeker: Seeker, { path, prepare }: Screen): Promise<void> {
  const { page } = seeker;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(seeker);
  // What moves in has arrived.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function openFilter({ page, say }: Seeker) {
  await page.getByRole('button', { name: say('search', 'filter.type'), exact: true }).click();
  await page.getByRole('dialog', { name: say('search', 'filter.type') }).waitFor();
}

async function waitForDialog({ page, say }: Seeker) {
  await page.getByRole('dialog', { name: say('search', 'apply.title') }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function fillSignUp({ page, say }: Seeker) {
  const main = page.getByRole('main');
  await main.getByLabel(say('auth', 'email.label')).fill('maya@example.test');
  await main.getByRole('button', { name: say('auth', 'continue'), exact: true }).click();
  // With the errors that an empty form has.
  await main.locator('button[type=submit]').click();
}

async function openCountries({ page, like }: Seeker) {
  await page.getByRole('button', { name: like('shell', 'locale.countryNow') }).click();
}

async function openAccount({ page, like }: Seeker) {
  await page.getByRole('button', { name: like('shell', 'account.menuOf') }).click();
}

async function askToWithdraw({ page, like }: Seeker) {
  await page
    .getByRole('button', { name: like('myJobs', 'applied.withdrawNamed') })
    .first()
    .click();
}

async function editProfile({ page, say }: Seeker) {
  await page.getByRole('button', { name: say('profile', 'edit.intro') }).click();
}
