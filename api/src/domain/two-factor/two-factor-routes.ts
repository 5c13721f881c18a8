import { checkSecondFactor } from '@jobharbor/shared/calls/auth/check-second-factor';
import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { createRecoveryCodes } from '@jobharbor/shared/calls/auth/create-recovery-codes';
import { endTwoFactor } from '@jobharbor/shared/calls/auth/end-two-factor';
import { resendDeviceCode } from '@jobharbor/shared/calls/auth/resend-device-code';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import { resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import {
  challengeToken,
  clearChallengeCookie,
  deviceToken,
  setUserCookie,
} from '../../session/session-cookies.ts';
import { findSessionById, type Session } from '../../session/session-repository.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import * as newDevice from '../sign-in/new-device.ts';
import * as rules from './two-factor.ts';

/** The second factor: turning it on and off, and the login that waits for it. */
export function twoFactorRoutes(app: App, { db, queue, config, secrets, clock }: Dependencies): void {
  const services = { db, queue, config, secrets };
  const requestOf = (request: FastifyRequest) => settingRequestOf(request, clock());

  serve(app, startAuthenticator, async ({ request }) =>
    rules.startAuthenticator(services, requestOf(request)),
  );

  /** The user of the request's session as changed by the call, for the page's header. */
  async function renewUser(session: Session, request: FastifyRequest, reply: FastifyReply) {
    const user = (await findSessionById(db, session.id, clock()))?.user;
    if (user !== undefined) setUserCookie(request, reply, user);
    return { user };
  }

  serve(app, confirmAuthenticator, async ({ body, session, request, reply }) => {
    const proof = { code: body.code, device: deviceToken(request) };
    const recovery_codes = await rules.confirmAuthenticator(services, requestOf(request), proof);
    logSecurity(request, 'two-factor', 'done');
    return { recovery_codes, ...(await renewUser(session, request, reply)) };
  });

  serve(app, endTwoFactor, async ({ session, request, reply }) => {
    await rules.endTwoFactor(services, requestOf(request));
    logSecurity(request, 'two-factor', 'done');
    return renewUser(session, request, reply);
  });

  serve(app, createRecoveryCodes, async ({ request }) => {
    const recovery_codes = await rules.createRecoveryCodes(services, requestOf(request));
    logSecurity(request, 'two-factor', 'done');
    return { recovery_codes };
  });

  serve(app, checkSecondFactor, async ({ body, request, reply }) => {
    const proof = { token: challengeToken(request), code: body.code };
    const signedIn = await rules.passSecondFactor(services, proof, callerOf(request, reply, clock()));
    clearChallengeCookie(request, reply);
    return answerWithCookies('sign-in', request, reply, signedIn);
  });

  serve(app, resendDeviceCode, async ({ request, reply }) => {
    await newDevice.resendDeviceCode(services, challengeToken(request), callerOf(request, reply, clock()));
    return { resend_after: resendSeconds };
  });
}
