import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Where the site has the same keys as a bare JWK Set, without the envelope of an answer. */
export const archiveKeysPath = '/.well-known/jwks.json';

/** The keys that verify archives of people's data, as a JWK Set (RFC 7517). */
export const listArchiveKeys = defineCall({
  method: 'GET',
  path: '/config/archive-keys',
  access: 'public',
  summary: 'The public keys of signed archives',
  worldwide: true,
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
});
