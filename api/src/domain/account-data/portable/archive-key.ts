import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { listArchiveKeys } from '@jobharbor/shared/calls/config/list-archive-keys';
import type { CallResult } from '@jobharbor/shared/contracts';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { Db } from '../../../database/pools.ts';
import { readSigningKey } from '../../common/link-signature.ts';

/** DER of a PKCS #8 private key of Ed25519, up to its seed of 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The site's key for archives. */
export async function readArchiveKey(db: Db): Promise<KeyObject> {
  const seed = await readSigningKey(db, 'archive');
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** Its public half, with its RFC 7638 thumbprint as id. */
export async function publicJwk(key: KeyObject): Promise<CallResult<typeof listArchiveKeys>['keys'][number]> {
  const { x = '' } = await exportJWK(createPublicKey(key));
  const jwk = { kty: 'OKP', crv: 'Ed25519', x } as const;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' };
}
