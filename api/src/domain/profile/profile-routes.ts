import { recordOnboarding as recordOnboardingCall } from '@jobharbor/shared/calls/jobseeker-account/record-onboarding';
import { completeProfile } from '@jobharbor/shared/calls/jobseeker-profile/complete-profile';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { setUserCookie } from '../../session/session-cookies.ts';
import { toSessionUser } from '../../session/session-repository.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { findEntries } from '../profile-entries/entry-repository.ts';
import { checkProfile } from './check-profile.ts';
import { recordOnboarding, setProfileCompleted, toMe, updateProfile } from './profile-repository.ts';

/** The caller's own profile. */
export function profileRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, getMe, async ({ session }) => {
    const account = await findAccount(db, session.accountId);
    if (account === undefined) throw new ApiError(errorCode.sessionEnded);
    return toMe(account);
  });

  serve(app, updateMe, async ({ body, session, request, reply }) => {
    const now = clock();
    checkProfile(body, now);
    const account = await updateProfile(db, session.accountId, body, now);
    setUserCookie(request, reply, toSessionUser(account));
    return toMe(account);
  });

  serve(app, completeProfile, async ({ session, request, reply }) => {
    const preferences = await findEntries(db, session.accountId, 'job_preference');
    if (preferences.length === 0) throw new ApiError(errorCode.aiNeedsDesiredJob);
    const user = toSessionUser(await setProfileCompleted(db, session.accountId, clock()));
    setUserCookie(request, reply, user);
    return { user };
  });

  serve(app, recordOnboardingCall, async ({ body, session: { accountId } }) => {
    const account = await findAccount(db, accountId);
    if (!account?.is_profile_completed) throw new ApiError(errorCode.aiNeedsDesiredJob);
    return { is_recorded: await recordOnboarding(db, accountId, body.onboarded_method, clock()) };
  });
}
