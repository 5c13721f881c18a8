import type { Seeker } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import type { Screen } from './open-screen.ts';

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
    { name: 'alerts-empty', path: `${base}/my-jobs/alerts` },
    { name: 'viewed-me-empty', path: `${base}/my-jobs/viewed-me` },
    { name: 'confirm-email', path: `${base}/confirm-email` },
    ...[1, 2, 3, 4, 5].map((step) => ({
      name: `onboarding-${step}`,
      path: `${base}/jobseeker-complete-profile?step=${step}`,
    })),
    { name: 'onboarding-done', path: `${base}/jobseeker-complete-profile/10` },
  ];
}
