import { requestPasswordReset } from '@jobharbor/shared/calls/auth/request-password-reset';
import { resetPassword } from '@jobharbor/shared/calls/auth/reset-password';
import { verifyPasswordReset } from '@jobharbor/shared/calls/auth/verify-password-reset';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import { deviceToken, setDeviceCookie } from '../../session/session-cookies.ts';
import * as rules from './password-reset.ts';

/** A forgotten password: a code to the address, the check of it, the new password. */
export function passwordResetRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  const services = { db, queue, config };
  const requestOf = (request: FastifyRequest, { email }: { email: string }): rules.ResetRequest => ({
    email,
    place: networkOf(request.ip),
    origin: originOf(request),
    language: request.market.language.value,
    device: deviceToken(request),
    now: clock(),
    identify: (accountId) => {
      request.subject = accountId;
    },
  });

  serve(app, requestPasswordReset, async ({ body, request }) => {
    await rules.sendResetCode(services, requestOf(request, body));
    return { resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, verifyPasswordReset, async ({ body, request }) => {
    await rules.verifyResetCode(services, requestOf(request, body), body.otp);
    return {};
  });

  serve(app, resetPassword, async ({ body, request, reply }) => {
    const { account, device } = await rules.resetPassword(services, requestOf(request, body), {
      code: body.otp,
      password: body.new_password,
      endSessions: body.end_sessions,
    });
    if (device !== null) setDeviceCookie(request, reply, device);
    logSecurity(request, 'password', 'done', { account });
    return {};
  });
}
