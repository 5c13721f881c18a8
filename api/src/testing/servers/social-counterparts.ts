import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { startIdentityProvider } from './identity-provider.ts';
import { type ProviderPerson, providerClient, providerHabits } from './provider-habits.ts';

/** Local identity providers, which accept any email. */
const owner = (email: string): ProviderPerson => ({
  email,
  email_verified: true,
  given_name: 'Maya',
  family_name: 'Santos',
});

/** Starts a local identity provider for each social login, with the real one's deviations; returns settings. */
export async function startSocialCounterparts(siteUrl: string): Promise<Record<string, string>> {
  const page = `${siteUrl}/social-login`;
  const [google, line, facebook, x, apple] = await Promise.all([
    startIdentityProvider(page, owner),
    startIdentityProvider(page, owner, providerHabits.line),
    startIdentityProvider(page, owner, providerHabits.facebook),
    startIdentityProvider(page, owner, providerHabits.x),
    startApple(siteUrl),
  ]);
  const settings: Record<string, string> = { ...apple };
  for (const [name, { issuer }] of Object.entries({ google, line, facebook, x })) {
    const prefix = name.toUpperCase();
    Object.assign(settings, {
      [`${prefix}_CLIENT_ID`]: providerClient.clientId,
      [`${prefix}_CLIENT_SECRET`]: providerClient.clientSecret,
      [`${prefix}_ISSUER`]: issuer,
    });
  }
  return settings;
}

/** Apple requires a signed client secret, answers by form post, and has no name in its tokens. */
async function startApple(siteUrl: string): Promise<Record<string, string>> {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const people = (email: string): ProviderPerson => ({ email, email_verified: true });
  const provider = await startIdentityProvider(`${siteUrl}/api/auth/social-login/apple`, people, {
    checkSecret: async (secret) =>
      jwtVerify(secret, await importSPKI(keys.publicKey, 'ES256'), {
        issuer: 'TEAM',
        subject: providerClient.clientId,
        audience: provider.issuer,
      }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'jobharbor-apple-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const keyFile = join(folder, 'key.p8');
  writeFileSync(keyFile, keys.privateKey, { mode: 0o600 });
  return {
    APPLE_CLIENT_ID: providerClient.clientId,
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_KEY_FILE: keyFile,
    APPLE_ISSUER: provider.issuer,
  };
}
