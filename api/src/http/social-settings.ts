import type { SocialType } from '../database/account-tables.ts';

/** How the site is known to one provider. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
  /** In place of the provider's own address; a local identity provider, for example. */
  issuer?: string;
}

/** The providers that are configured; the others are not offered. */
export type SocialSettings = Readonly<Partial<Record<SocialType, SocialClient>>>;

const names: readonly SocialType[] = ['google', 'line', 'facebook', 'x'];

/** Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and `GOOGLE_ISSUER`, and the same of the other providers. */
export function readSocialSettings(env: NodeJS.ProcessEnv): SocialSettings {
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = (key: string) => env[`${name.toUpperCase()}_${key}`] || undefined;
      const [clientId, clientSecret, issuer] = [read('CLIENT_ID'), read('CLIENT_SECRET'), read('ISSUER')];
      if (clientId === undefined || clientSecret === undefined) return [];
      return [[name, { clientId, clientSecret, ...(issuer !== undefined && { issuer }) }]];
    }),
  );
}
