import { type AnyCall, ownerProofHeader } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Dependencies } from '../../dependencies.ts';
import { proofCheck } from '../../http/serve.ts';
import { isOwnerProof } from '../../session/owner-proof-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { checkCurrentPassword } from './current-password.ts';
import { useOwnerCode } from './owner-code.ts';
import { findOwnerFactors } from './owner-factors.ts';

/**
 * Refuses a call that needs a fresh proof of ownership (`proof` in its definition) without one. Before validation, so that
 * the session alone learns nothing from the answer.
 */
export const ownerProofPlugin = fp<Pick<Dependencies, 'db' | 'clock' | 'config'>>(
  async (app, services) => {
    app.decorate(proofCheck, true);
    app.addHook('preValidation', async (request) => {
      const { call } = request.routeOptions.config;
      if (call !== undefined && needsProof(call, request.body)) await checkProof(services, request);
    });
  },
  { name: 'owner-proof', dependencies: ['session'] },
);

const needsProof = ({ proof }: AnyCall, body: unknown): boolean =>
  proof === 'fresh' || (typeof proof === 'object' && memberOf(body, proof.ifBodyHas) !== undefined);

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;

/** By the password or code in the body, as forms of older releases send them; else by the token in the header. */
async function checkProof(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
): Promise<void> {
  const asked = settingRequestOf(request, clock());
  const account = await ownAccount(db, asked.session);
  const password = memberOf(request.body, 'current_password');
  const otp = memberOf(request.body, 'otp');
  if (typeof password === 'string' && account.password_hash !== null)
    return checkCurrentPassword(db, account, password, asked.now);
  if (typeof otp === 'string') return useOwnerCode(db, asked, otp);
  const token = request.headers[ownerProofHeader];
  if (typeof token === 'string' && (await isOwnerProof(db, token, asked.session.id, asked.now))) return;
  const factors = await findOwnerFactors({ db, config }, account);
  throw new ApiError(factors.length > 0 ? errorCode.ownerProofNeeded : errorCode.noOwnerFactor);
}
