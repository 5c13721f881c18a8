import { aUser } from '../actions/new-user.ts';
import type { Seeker } from '../actions/seeker.ts';
import { applyOverApi, findNewJob, jobPath, saveJobOverApi } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { aPdf } from '../files/a-pdf.ts';
import { type Screen, waitForDialog } from './open-screen.ts';

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
    { name: 'job-apply-check', path: `${jobPath(seeker, third)}?apply=check`, prepare: waitForDialog },
    { name: 'apply-success', path: `${jobPath(seeker, first)}/apply/success` },
    { name: 'saved', path: `${base}/my-jobs/saved` },
    { name: 'applied', path: `${base}/my-jobs/communicated` },
    { name: 'applied-withdraw', path: `${base}/my-jobs/communicated`, prepare: askToWithdraw },
    { name: 'chats', path: `${base}/chat-home` },
    { name: 'chat', path: `${base}/chat-home/${application.chat_id}` },
    { name: 'profile', path: `${base}/profile` },
    { name: 'profile-edit', path: `${base}/profile`, prepare: editProfile },
    { name: 'profile-work', path: `${base}/profile`, prepare: addWork },
    { name: 'account-settings', path: `${base}/account-settings` },
    { name: 'alerts', path: `${base}/my-jobs/alerts` },
    { name: 'resumes', path: `${base}/resume` },
    { name: 'menu-account', path: `${base}/resume`, prepare: openAccount },
  ];
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

async function addWork({ page, t }: Seeker) {
  await page.getByRole('button', { name: t('profile', 'entries.add.work_experience') }).click();
}
