import { aUser } from '../actions/new-user.ts';
import type { Seeker } from '../actions/seeker.ts';
import {
  applyOverApi,
  findJobWithQuestions,
  findNewJob,
  jobPath,
  saveJobOverApi,
} from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { aPdf } from '../files/a-pdf.ts';

/** One screen of the site: its address, and what to do there before it is checked. */
export interface Screen {
  name: string;
  path: string;
  /** The address answers with 404. */
  isMissing?: boolean;
  prepare?(seeker: Seeker): Promise<void>;
}

/** Screens of a guest. */
export async function guestScreens(seeker: Seeker): Promise<Screen[]> {
  const { base } = seeker;
  const job = await findNewJob(seeker);
  const asked = await findJobWithQuestions(seeker);
  return [
    { name: 'home', path: base },
    { name: 'results', path: `${base}/jobs` },
    { name: 'results-filter', path: `${base}/jobs`, prepare: openFilter },
    { name: 'results-none', path: `${base}/jobs?q=zzzzqqqq&type=full-time` },
    { name: 'job', path: jobPath(seeker, job) },
    { name: 'job-apply-guest', path: `${jobPath(seeker, asked)}?apply=1`, prepare: waitForDialog },
    { name: 'companies', path: `${base}/companies` },
    { name: 'sign-in', path: `${base}/get-started` },
    { name: 'sign-up', path: `${base}/get-started?mode=create`, prepare: fillSignUp },
    { name: 'not-found', path: `${base}/no/such/page`, isMissing: true },
    { name: 'job-missing', path: `${base}/job/nothing-999999999`, isMissing: true },
    { name: 'menu-country', path: `${base}/get-started`, prepare: openCountries },
  ];
}

/** Screens of a new user who has done nothing yet; signs the browser in to a new account. */
export async function newcomerScreens(seeker: Seeker): Promise<Screen[]> {
  await signUpOverApi(seeker.page.context());
  const { base } = seeker;
  return [
    { name: 'saved-empty', path: `${base}/my-jobs/saved` },
    { name: 'applied-empty', path: `${base}/my-jobs/communicated` },
    { name: 'chats-empty', path: `${base}/chat-home` },
    { name: 'profile-empty', path: `${base}/profile` },
    { name: 'resumes-empty', path: `${base}/resume` },
  ];
}

/** Screens of a user with applications, saved jobs, a résumé and a profile. */
export async function memberScreens(seeker: Seeker): Promise<Screen[]> {
  const { base, page } = seeker;
  await signUpOverApi(page.context(), aUser());
  const [first, second, third] = [
    await findNewJob(seeker),
    await findNewJob(seeker, 1),
    await findNewJob(seeker, 2),
  ];
  const application = await applyOverApi(seeker, first, 'Good day. I have done this work for five years.');
  await applyOverApi(seeker, second, '');
  for (const job of [second, third, await findNewJob(seeker, 3)]) await saveJobOverApi(seeker, job.id);
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

/** Opens a screen and waits until nothing loads or moves. */
export async function openScreen(seeker: Seeker, { path, prepare }: Screen): Promise<void> {
  const { page } = seeker;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(seeker);
  // Animations have ended.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function openFilter({ page, t }: Seeker) {
  await page.getByRole('button', { name: t('search', 'filter.type'), exact: true }).click();
  await page.getByRole('dialog', { name: t('search', 'filter.type') }).waitFor();
}

async function waitForDialog({ page, t }: Seeker) {
  await page.getByRole('dialog', { name: t('search', 'apply.title') }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function fillSignUp({ page, t }: Seeker) {
  const main = page.getByRole('main');
  await main.getByLabel(t('auth', 'email.label')).fill('maya@example.test');
  await main.getByRole('button', { name: t('auth', 'continue'), exact: true }).click();
  // Shows the errors of an empty form.
  await main.locator('button[type=submit]').click();
}

async function openCountries({ page, tPattern }: Seeker) {
  await page.getByRole('button', { name: tPattern('shell', 'locale.countryNow') }).click();
}

async function openAccount({ page, tPattern }: Seeker) {
  await page.getByRole('button', { name: tPattern('shell', 'account.menuOf') }).click();
}

async function askToWithdraw({ page, tPattern }: Seeker) {
  await page
    .getByRole('button', { name: tPattern('myJobs', 'applied.withdrawNamed') })
    .first()
    .click();
}

async function editProfile({ page, t }: Seeker) {
  await page.getByRole('button', { name: t('profile', 'edit.intro') }).click();
}
