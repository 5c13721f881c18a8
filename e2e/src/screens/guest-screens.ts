import { aUser } from '../actions/new-user.ts';
import type { Seeker } from '../actions/seeker.ts';
import { findJobWithQuestions, findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { type Screen, waitForDialog } from './open-screen.ts';

/** Screens of a guest. Those of one address stand apart, so that a link leads from each to the next. */
export async function guestScreens(seeker: Seeker): Promise<Screen[]> {
  const { base } = seeker;
  const job = await findNewJob(seeker);
  const asked = await findJobWithQuestions(seeker);
  const company = await companyPath(seeker);
  return [
    { name: 'home', path: base },
    { name: 'results', path: `${base}/jobs` },
    { name: 'results-none', path: `${base}/jobs?q=zzzzqqqq&type=full-time` },
    { name: 'results-filter', path: `${base}/jobs`, prepare: openFilter },
    { name: 'job', path: jobPath(seeker, job) },
    { name: 'job-apply-guest', path: `${jobPath(seeker, asked)}?apply=1`, prepare: waitForDialog },
    { name: 'companies', path: `${base}/companies` },
    { name: 'job-apply-account', path: `${jobPath(seeker, job)}?apply=check`, prepare: waitForDialog },
    { name: 'talents', path: `${base}/talents` },
    { name: 'sign-in', path: `${base}/get-started` },
    { name: 'feedback', path: `${base}/feedback` },
    { name: 'sign-up', path: `${base}/get-started?mode=create`, prepare: fillSignUp },
    { name: 'company', path: company },
    { name: 'sign-in-known', path: `${base}/get-started`, prepare: enterAddress },
    { name: 'company-jobs', path: `${company}/jobs` },
    { name: 'sign-in-by-mail', path: `${base}/get-started`, prepare: askForCode },
    { name: 'company-culture', path: `${company}/culture` },
    { name: 'sign-in-qr', path: `${base}/get-started`, prepare: showQrCode },
    { name: 'results-all-filters', path: `${base}/jobs?type=full-time`, prepare: openAllFilters },
    { name: 'forgotten-password', path: `${base}/get-started`, prepare: forgetPassword },
    { name: 'resume-templates', path: `${base}/resume-templates` },
    { name: 'menu-country', path: `${base}/get-started`, prepare: openCountries },
    { name: 'results-alert', path: `${base}/jobs?type=full-time`, prepare: openAlert },
    { name: 'new-password', path: `${base}/change-password?email=maya%40example.test&otp=123456` },
    { name: 'sign-in-link-spent', path: `${base}/sign-in-link#spent-link-of-an-old-mail` },
    { name: 'undo-change-spent', path: `${base}/undo-change#spent-link-of-an-old-mail` },
    { name: 'social-login-failed', path: `${base}/social-login?error=access_denied` },
    { name: 'alert-link-spent', path: `${base}/my-jobs/alerts/manage?token=spent` },
    { name: 'not-found', path: `${base}/no/such/page` },
    { name: 'job-missing', path: `${base}/job/nothing-999999999` },
  ];
}

/** Page of the company with the newest job. */
async function companyPath(seeker: Seeker): Promise<string> {
  const { company } = await findNewJob(seeker);
  return `${seeker.base}/company/${encodeURIComponent(company.slug)}-${company.id}`;
}

async function openFilter({ page, t }: Seeker) {
  await page.getByRole('button', { name: t('search', 'filter.type'), exact: true }).click();
  await page.getByRole('dialog', { name: t('search', 'filter.type') }).waitFor();
}

/** On a desktop the filters are a row; there is no sheet. */
async function openAllFilters({ page, tPattern }: Seeker) {
  const button = page.getByRole('button', { name: tPattern('search', 'filter.allCount') });
  if (await button.isVisible()) await button.click();
}

async function openAlert({ page, t }: Seeker) {
  await page
    .getByRole('button', { name: t('search', 'createAlert.create') })
    .first()
    .click();
}

async function fillSignUp({ page, t }: Seeker) {
  const main = page.getByRole('main');
  await main.getByLabel(t('auth', 'email.label')).fill('maya@example.test');
  await main.getByRole('button', { name: t('auth', 'continue'), exact: true }).click();
  // Shows the errors of an empty form.
  await main.locator('button[type=submit]').click();
}

/** An address of its own: one address is sent few mails in an hour. */
async function enterAddress({ page, t }: Seeker) {
  const main = page.getByRole('main');
  await main.getByLabel(t('auth', 'email.label')).fill(aUser().email);
  await main.getByRole('button', { name: t('auth', 'continue'), exact: true }).click();
  await main.locator('input[type=password]').waitFor();
}

async function askForCode(seeker: Seeker) {
  await enterAddress(seeker);
  const { page, t } = seeker;
  await page.getByRole('button', { name: t('auth', 'byMail.action') }).click();
  await page.getByLabel(t('auth', 'code.label')).waitFor();
}

async function showQrCode({ page, t }: Seeker) {
  await page.getByRole('button', { name: t('auth', 'qr.action') }).click();
  await page.getByRole('img', { name: t('auth', 'qr.label') }).waitFor();
}

async function forgetPassword(seeker: Seeker) {
  await enterAddress(seeker);
  const { page, t } = seeker;
  await page.getByRole('link', { name: t('auth', 'reset.forgot') }).click();
  await page.getByRole('heading', { name: t('auth', 'reset.title') }).waitFor();
}

async function openCountries({ page, tPattern }: Seeker) {
  await page.getByRole('button', { name: tPattern('shell', 'locale.countryNow') }).click();
}
