import * as z from 'zod/mini';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';
import { currentPassword } from './auth.ts';

/** A passkey (WebAuthn credential) of an account. */
export const passkey = z.object({
  id,
  name: z.string(),
  created_at: unixSeconds,
  /** Null until used. */
  last_used_at: z.nullable(unixSeconds),
});
export type Passkey = z.infer<typeof passkey>;

/** Maximum for an account; nobody has that many devices. `name` in characters. */
export const passkeyLimits = { count: 20, name: 60 } as const;

export const passkeyName = z.pipe(z.string().check(z.trim()), personText(1, passkeyLimits.name));

/** The password, which proves the ownership instead of the header `owner-proof`. */
export const passkeyProof = z.strictObject({ current_password: z.optional(currentPassword) });

const encoded = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  /** Ignored. */
  clientExtensionResults: z.optional(z.unknown()),
};

/**
 * The browser's response to {@link passkeyCreation}: the members of WebAuthn's `RegistrationResponseJSON` that the server
 * reads.
 */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

/**
 * The browser's response to {@link passkeyRequest}: the members of WebAuthn's `AuthenticationResponseJSON` that the
 * server reads.
 */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: z.optional(encoded(100)),
  }),
});

const verification = z.enum(['required', 'preferred', 'discouraged']);

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as far as this site uses it. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, as far as this site uses it. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: verification,
});
