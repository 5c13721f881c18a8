import { meAnswer, mePatch } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { App } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forJobseekers, sessionOf } from '../../http/session-access.ts';
import { setUserCookie } from '../../http/session-cookies.ts';
import { toSessionUser } from '../../http/session-repository.ts';
import { findAccount } from '../auth/account-repository.ts';
import { checkMe } from './check-me.ts';
import { toMe, updateMe } from './me-repository.ts';

/** The caller's own profile. */
export async function meRoutes(app: App, { db, clock }: Dependencies): Promise<void> {
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
