import { checkQrLogin } from '@jobharbor/shared/calls/auth/check-qr-login';
import { decideQrLogin } from '@jobharbor/shared/calls/auth/decide-qr-login';
import { describeQrLogin } from '@jobharbor/shared/calls/auth/describe-qr-login';
import { startQrLogin } from '@jobharbor/shared/calls/auth/start-qr-login';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import { sessionOf } from '../../session/session-access.ts';
import { browserToken, deviceToken, setBrowserCookie } from '../../session/session-cookies.ts';
import { generateToken } from '../../session/session-token.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import * as rules from './qr-login.ts';
import { qrLoginSeconds } from './qr-login-repository.ts';

/** Signing in by a QR code that a signed-in device approves. */
export function qrLoginRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const approverOf = (request: FastifyRequest): rules.ApprovingDevice => {
    const { id, accountId } = sessionOf(request);
    const origin = originOf(request);
    return { accountId, sessionId: id, origin, device: deviceToken(request), now: clock() };
  };

  serve(app, startQrLogin, async ({ request, reply }) => {
    const browser = browserToken(request) ?? generateToken();
    const token = await rules.startQrLogin(db, browser, callerOf(request, reply, clock()));
    setBrowserCookie(request, reply, browser);
    // The token is in the fragment, which browsers send to no server. No language or country: the gateway redirects to
    // those of the device that opens the URL.
    const url = `${config.siteUrl}/qr-login#${token}`;
    return { token, url, qr: drawQrCode(url), expires_in: qrLoginSeconds };
  });

  serve(app, describeQrLogin, async ({ body, request }) =>
    rules.describeQrLogin(db, body.token, approverOf(request)),
  );

  serve(app, decideQrLogin, async ({ body, request }) => {
    await rules.decideQrLogin(db, body.token, body.is_approved, approverOf(request));
    logSecurity(request, 'sign-in-approval', body.is_approved ? 'done' : 'refused');
    return {};
  });

  serve(app, checkQrLogin, async ({ body, request, reply }) => {
    const proof = { token: body.token, browser: browserToken(request) };
    const progress = await rules.checkQrLogin({ db, queue }, proof, callerOf(request, reply, clock()));
    if (progress.status === 'signed-in') {
      const { user } = answerWithCookies('sign-in', request, reply, progress.signedIn);
      return { status: progress.status, user };
    }
    if (progress.isForeign) logSecurity(request, 'sign-in-approval', 'refused');
    return { status: progress.status, user: null };
  });
}
