import { readFileSync } from 'node:fs';
import type { SocialType } from '../database/account-tables.ts';

/** Private key of the client secret (JWT), for a provider without static secrets. */
export interface SigningKey {
  teamId: string;
  keyId: string;
  /** PKCS 8 in PEM. */
  privateKey: string;
}

/** OAuth client configuration at one provider. */
export interface SocialClient {
  clientId: string;
  clientSecret: string | SigningKey;
  /** In place of the provider's own address; a local identity provider, for example. */
  issuer?: string;
}

/** The providers that are configured; the others are not offered. */
export type SocialSettings = Readonly<Partial<Record<SocialType, SocialClient>>>;

const names: readonly SocialType[] = ['google', 'apple', 'line', 'facebook', 'x'];

/**
 * Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and `GOOGLE_ISSUER`, and the same of the other providers. Apple has
 * `APPLE_TEAM_ID`, `APPLE_KEY_ID` and `APPLE_KEY_FILE` in place of a secret.
 */
export function readSocialSettings(env: NodeJS.ProcessEnv): SocialSettings {
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = (key: string) => env[`${name.toUpperCase()}_${key}`] || undefined;
      const [clientId, issuer] = [read('CLIENT_ID'), read('ISSUER')];
      const clientSecret = name === 'apple' ? readSigningKey(read) : read('CLIENT_SECRET');
      if (clientId === undefined || clientSecret === undefined) return [];
      return [[name, { clientId, clientSecret, ...(issuer !== undefined && { issuer }) }]];
    }),
  );
}

function readSigningKey(read: (key: string) => string | undefined): SigningKey | undefined {
  const [teamId, keyId, file] = [read('TEAM_ID'), read('KEY_ID'), read('KEY_FILE')];
  if (teamId === undefined || keyId === undefined || file === undefined) return undefined;
  return { teamId, keyId, privateKey: readFileSync(file, 'utf8') };
}
