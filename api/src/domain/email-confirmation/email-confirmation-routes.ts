import { checkEmailCode } from '@jobharbor/shared/calls/data/check-email-code';
import { confirmEmail } from '@jobharbor/shared/calls/data/confirm-email';
import { sendEmailCode } from '@jobharbor/shared/calls/data/send-email-code';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import { setUserCookie } from '../../session/session-cookies.ts';
import { type Session, toSessionUser } from '../../session/session-repository.ts';
import * as rules from './email-confirmation.ts';

/** A code to the account's address, the check of it, and the confirmation. */
export function emailConfirmationRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  const services = { db, queue, config };
  const requestOf = ({ ip, market }: FastifyRequest, session: Session): rules.ConfirmationRequest => ({
    accountId: session.accountId,
    place: networkOf(ip),
    language: market.language.value,
    now: clock(),
  });

  serve(app, sendEmailCode, async ({ body, session, request }) => ({
    email: await rules.sendConfirmation(services, requestOf(request, session), body?.email),
    resend_after: resendSeconds,
    expires_in: codeMinutes * 60,
  }));

  serve(app, checkEmailCode, async ({ query, session, request }) => {
    const account = await rules.checkConfirmation(services, requestOf(request, session), query.code);
    return { email: account.email ?? '', is_email_verify: account.is_email_verified };
  });

  serve(app, confirmEmail, async ({ body, session, request, reply }) => {
    const asked = { ...requestOf(request, session), origin: originOf(request) };
    const user = toSessionUser(await rules.confirmEmail(services, asked, body.code));
    setUserCookie(request, reply, user);
    logSecurity(request, 'email', 'done');
    return { user };
  });
}
