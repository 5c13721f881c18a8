import { listOwnerFactors } from '@jobharbor/shared/calls/auth/list-owner-factors';
import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { startPasskeyProof } from '@jobharbor/shared/calls/auth/start-passkey-proof';
import { sendOwnerCode } from '@jobharbor/shared/calls/jobseeker-account/send-owner-code';
import { ownerProofMinutes } from '@jobharbor/shared/contracts';
import { codeMinutes, resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { createOwnerProof } from '../../session/owner-proof-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { passkeySiteOf } from '../passkeys/passkey-site.ts';
import { checkCurrentPassword } from './current-password.ts';
import * as codes from './owner-code.ts';
import { codeChannels, findOwnerFactors } from './owner-factors.ts';
import * as passkeys from './passkey-proof.ts';

/** The proof that the caller owns the account. Changes of sign-in methods need it in addition to the session. */
export function ownerProofRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  const requestOf = (request: FastifyRequest) => settingRequestOf(request, clock());

  serve(app, listOwnerFactors, async ({ session }) => {
    const account = await ownAccount(db, session);
    const { email, phone } = codeChannels(account, config);
    return { factors: await findOwnerFactors({ db, config }, account), email, phone_num: phone };
  });

  serve(app, sendOwnerCode, async ({ body, request }) => {
    await codes.sendOwnerCode({ db, queue, config }, requestOf(request), body?.channel);
    return { resend_after: resendSeconds, expires_in: codeMinutes * 60 };
  });

  serve(app, startPasskeyProof, async ({ request }) => ({
    options: await passkeys.startPasskeyProof(db, passkeySiteOf(request, config), requestOf(request)),
  }));

  serve(app, proveOwner, async ({ body, session, request }) => {
    const asked = requestOf(request);
    if ('current_password' in body)
      await checkCurrentPassword(db, await ownAccount(db, session), body.current_password, asked.now);
    else if ('otp' in body) await codes.useOwnerCode(db, asked, body.otp);
    else await passkeys.checkPasskeyProof(db, passkeySiteOf(request, config), asked, body.credential);
    logSecurity(request, 'owner-proof', 'done');
    return {
      token: await createOwnerProof(db, session.id, asked.now),
      expires_in: ownerProofMinutes * 60,
    };
  });
}
