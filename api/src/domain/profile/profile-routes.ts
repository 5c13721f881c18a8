import { meAnswer, mePatch } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { forJobseekers, sessionOf } from '../../http/session-access.ts';
import { setUserCookie } from '../../http/session-cookies.ts';
import { toSessionUser } from '../../http/session-repository.ts';
import type { App } from '../../http/typed-app.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { checkMe } from './check-profile.ts';
import { toMe, updateMe } from './profile-repository.ts';

/** The caller's own profile. */
export async function profileRoutes(app: App, { db, clock }: Dependencies): Promise<void> {
  app.get(
    '/me',
    { ...forJobseekers, schema: { tags: ['jobseeker'], response: { 200: meAnswer } } },
    async (request) => {
      const account = await findAccount(db, sessionOf(request).accountId);
      if (account === undefined) throw new ApiError(errorCode.sessionEnded);
      return { data: toMe(account) };
    },
  );

  app.patch(
    '/me',
    { ...forJobseekers, schema: { tags: ['jobseeker'], body: mePatch, response: { 200: meAnswer } } },
    async (request, reply) => {
      const now = clock();
      checkMe(request.body, now);
      const account = await updateMe(db, sessionOf(request).accountId, request.body, now);
      setUserCookie(request, reply, toSessionUser(account));
      return { data: toMe(account) };
    },
  );
}
