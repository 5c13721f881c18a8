import { aUser } from '../actions/new-user.ts';
import type { Seeker } from '../actions/seeker.ts';
import { applyOverApi, findNewJob } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { aPdf } from '../files/a-pdf.ts';
import type { Screen } from './open-screen.ts';

/**
 * Screens of a guest that the accessibility journeys leave out, since they consist of parts that others have. Whoever walks a
 * running site (`reflow.ts`, `screens.ts`) meets them too.
 */
export function rareGuestScreens({ base }: Seeker): Screen[] {
  return [
    { name: 'remote-jobs', path: `${base}/remote-jobs` },
    { name: 'web3-jobs', path: `${base}/web3-jobs` },
    { name: 'work-abroad', path: `${base}/work-abroad` },
    { name: 'currency-converter', path: `${base}/currency-converter` },
    { name: 'salaries', path: `${base}/salaries` },
    { name: 'salaries-title', path: `${base}/salaries?q=Nurse` },
    { name: 'vip', path: `${base}/vip` },
    { name: 'terms', path: `${base}/terms` },
    { name: 'privacy', path: `${base}/privacy` },
    { name: 'licenses', path: `${base}/licenses` },
    { name: 'appeal', path: `${base}/appeal` },
    { name: 'cancel-deletion', path: `${base}/cancel-deletion` },
    { name: 'two-step-sign-in', path: `${base}/two-step-sign-in` },
    { name: 'redirect-unknown', path: `${base}/redirect` },
    { name: 'login-redirect', path: `${base}/jobseeker-login-redirect` },
    { name: 'mails-link-spent', path: `${base}/my-jobs/emails?token=spent` },
    { name: 'saved-guest', path: `${base}/my-jobs/saved` },
  ];
}

const settings = [
  'settings.email.confirmNow',
  'settings.phone.add',
  'settings.password.change',
  'settings.twoFactor.turnOn',
  'passkeys.add',
  'entries.add.greeting',
  'entries.add.common_phrase',
  'accountData.export.ask',
  'accountData.delete.open',
] as const;
const entries = [
  'education',
  'skill',
  'language',
  'website',
  'license_certification',
  'job_preference',
] as const;

/** Screens of a user that the accessibility journeys leave out. */
export async function rareMemberScreens(seeker: Seeker): Promise<Screen[]> {
  const { base, page } = seeker;
  await signUpOverApi(page.context(), aUser());
  const { chat_id: chat } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
  await page.context().request.post('/api/jobseeker/resume/upload', {
    multipart: { file: { name: 'maya-santos.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya') } },
  });
  const profile = `${base}/profile`;
  return [
    { name: 'news', path: `${base}/onsite-job` },
    { name: 'vip-member', path: `${base}/vip` },
    { name: 'points', path: `${base}/points` },
    { name: 'my-jobs', path: `${base}/my-jobs` },
    { name: 'interviews', path: `${base}/my-jobs/interview` },
    { name: 'interview-missing', path: `${base}/my-jobs/interview/1` },
    { name: 'offers', path: `${base}/my-jobs/offers` },
    { name: 'interested', path: `${base}/my-jobs/interested` },
    { name: 'picks', path: `${base}/my-jobs/picks` },
    { name: 'notifications', path: `${base}/resume`, prepare: openNotifications },
    { name: 'chat-phrases', path: `${base}/chat-home/${chat}`, prepare: press('chat', 'phrases.title') },
    { name: 'profile-about', path: profile, prepare: press('profile', 'edit.about') },
    { name: 'profile-notice', path: profile, prepare: press('profile', 'edit.work') },
    { name: 'profile-personal', path: profile, prepare: press('profile', 'edit.personal') },
    { name: 'profile-picture', path: profile, prepare: press('profile', 'avatar.add') },
    ...entries.map((name) => ({
      name: `profile-${name}`,
      path: profile,
      prepare: press('profile', `entries.add.${name}`),
    })),
    ...settings.map((name) => ({
      name: name.replaceAll('.', '-'),
      path: `${base}/account-settings`,
      prepare: press('profile', name),
    })),
  ];
}

function press(namespace: 'chat' | 'profile', text: string) {
  return async ({ page, t }: Seeker): Promise<void> => {
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: t(namespace, text), exact: true })
      .first()
      .click();
  };
}

async function openNotifications({ page, t, tPattern }: Seeker): Promise<void> {
  const bell = page.getByRole('button', { name: tPattern('myJobs', 'centre.unread') });
  await bell.or(page.getByRole('button', { name: t('myJobs', 'centre.title'), exact: true })).click();
}
