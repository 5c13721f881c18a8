import { aUser } from '../actions/new-user.ts';
import type { Seeker } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { waitForIdleNetwork } from '../browser/wait-for-idle-network.ts';
import type { Screen } from './open-screen.ts';

/** As long as a first name may be, in one word: it makes no screen of a phone scroll sideways. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';

/** Screens of a new user who has done nothing yet; signs the browser in to a new account. */
export async function newcomerScreens(seeker: Seeker): Promise<Screen[]> {
  await signUpOverApi(seeker.page.context(), aUser(longName));
  const { base } = seeker;
  return [
    { name: 'saved-empty', path: `${base}/my-jobs/saved` },
    { name: 'applied-empty', path: `${base}/my-jobs/communicated` },
    { name: 'chats-empty', path: `${base}/chat-home` },
    { name: 'profile-empty', path: `${base}/profile` },
    { name: 'resumes-empty', path: `${base}/resume` },
    { name: 'alerts-empty', path: `${base}/my-jobs/alerts` },
    { name: 'viewed-me-empty', path: `${base}/my-jobs/viewed-me` },
    { name: 'approve-qr', path: `${base}/confirm-email`, prepare: openQrCode },
    { name: 'confirm-email', path: `${base}/confirm-email` },
    ...[1, 2, 3, 4, 5].map((step) => ({
      name: `onboarding-${step}`,
      path: `${base}/jobseeker-complete-profile?step=${step}`,
    })),
    { name: 'onboarding-done', path: `${base}/jobseeker-complete-profile/10` },
  ];
}

/** Opens the code that another browser shows, as its camera would. */
async function openQrCode({ page, headers, t }: Seeker): Promise<void> {
  const { origin } = new URL(page.url());
  const other = await page.context().browser()?.newContext({ baseURL: origin });
  if (other === undefined) throw new Error('The page has no browser.');
  const answer = await other.request.post('/api/auth/qr-login/start', { headers });
  const { pathname, hash } = new URL((await answer.json()).data.url);
  await other.close();
  await page.goto('about:blank');
  await page.goto(origin + pathname + hash);
  await page.getByRole('button', { name: t('auth', 'qrApprove.approve') }).waitFor();
  await waitForIdleNetwork(page);
}
