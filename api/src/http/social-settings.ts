import { optional, readableFile, readSettings, text, webAddress } from '@jobharbor/shared/settings';
import type { SocialType } from '../database/tables/sign-in-tables.ts';

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
      const setting = (key: string) => `${name.toUpperCase()}_${key}`;
      const secretNames = name === 'apple' ? ['TEAM_ID', 'KEY_ID', 'KEY_FILE'] : ['CLIENT_SECRET'];
      const needed = ['CLIENT_ID', ...secretNames].map(setting);
      const issuerName = setting('ISSUER');
      const issuerKind = optional(webAddress('https://accounts.example of a provider'));
      const issuer = readSettings(env, { [issuerName]: issuerKind })[issuerName] as string | null;
      if (needed.every((key) => !env[key])) return [];
      const missing = needed.filter((key) => !env[key]);
      if (missing.length > 0)
        throw new Error(`${missing.join(', ')} is missing: ${needed.join(', ')} belong together.`);
      const read = (key: string) => env[setting(key)] ?? '';
      const clientSecret = name === 'apple' ? readSigningKey(env) : read('CLIENT_SECRET');
      return [[name, { clientId: read('CLIENT_ID'), clientSecret, ...(issuer !== null && { issuer }) }]];
    }),
  );
}

function readSigningKey(env: NodeJS.ProcessEnv): SigningKey {
  const apple = { APPLE_TEAM_ID: text(''), APPLE_KEY_ID: text(''), APPLE_KEY_FILE: readableFile };
  const given = readSettings(env, apple);
  return { teamId: given.APPLE_TEAM_ID, keyId: given.APPLE_KEY_ID, privateKey: given.APPLE_KEY_FILE };
}
