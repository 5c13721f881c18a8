import { createPasskey } from '@jobharbor/shared/calls/auth/create-passkey';
import { deletePasskey } from '@jobharbor/shared/calls/auth/delete-passkey';
import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import { renamePasskey } from '@jobharbor/shared/calls/auth/rename-passkey';
import { signInByPasskey } from '@jobharbor/shared/calls/auth/sign-in-by-passkey';
import { startPasskey } from '@jobharbor/shared/calls/auth/start-passkey';
import { startPasskeySignIn } from '@jobharbor/shared/calls/auth/start-passkey-sign-in';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { browserToken, setBrowserCookie } from '../../session/session-cookies.ts';
import { generateToken } from '../../session/session-token.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { answerWithCookies } from '../sign-in/answer-with-cookies.ts';
import { callerOf } from '../sign-in/caller-of.ts';
import * as adding from './add-passkey.ts';
import * as passkeys from './passkey-repository.ts';
import * as signing from './passkey-sign-in.ts';
import { passkeySiteOf } from './passkey-site.ts';

/** Passkeys: the account's own, and signing in by one. */
export function passkeyRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const services = { db, queue, config };
  const requestOf = (request: FastifyRequest) => settingRequestOf(request, clock());
  const siteOf = (request: FastifyRequest) => passkeySiteOf(request, config);

  serve(app, listPasskeys, async ({ session }) => ({
    passkeys: await passkeys.findPasskeys(db, session.accountId),
  }));

  serve(app, startPasskey, async ({ request }) => ({
    options: await adding.startPasskey(services, requestOf(request), siteOf(request)),
  }));

  serve(app, createPasskey, async ({ body, request }) => {
    const made = await adding.createPasskey(services, requestOf(request), siteOf(request), body.credential);
    logSecurity(request, 'two-factor', 'done');
    return made;
  });

  serve(app, renamePasskey, async ({ params, body, session }) => {
    const renamed = await passkeys.renamePasskey(db, session.accountId, params.id, body.name);
    if (renamed === null) throw new ApiError(errorCode.notFound);
    await publish(db, { kind: 'account', audience: [session.accountId] });
    return renamed;
  });

  serve(app, deletePasskey, async ({ params, request }) => {
    const wasOwn = await adding.removePasskey(services, requestOf(request), params.id);
    if (wasOwn) logSecurity(request, 'two-factor', 'done');
    else logSecurity(request, 'access', 'refused');
    return {};
  });

  serve(app, startPasskeySignIn, async ({ request, reply }) => {
    const browser = browserToken(request) ?? generateToken();
    const visit = { browser, place: networkOf(request.ip), now: clock() };
    const options = await signing.startPasskeySignIn(db, siteOf(request), visit);
    setBrowserCookie(request, reply, browser);
    return { options };
  });

  serve(app, signInByPasskey, async ({ body, request, reply }) => {
    const proof = { response: body.credential, browser: browserToken(request) };
    const caller = callerOf(request, reply, clock());
    const signedIn = await signing.signInByPasskey(db, siteOf(request), proof, caller);
    return answerWithCookies('sign-in', request, reply, signedIn);
  });
}
