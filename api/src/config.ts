import { join } from 'node:path';
import { namesOfMachine, readHosts, readOrigins, readPublicUrl } from '@jobharbor/shared/site-address';
import type { ApiConfig } from './dependencies.ts';
import { readHandOffSettings } from './http/hand-off-settings.ts';
import { readSocialSettings } from './http/social-settings.ts';
import { proxiesOfApi } from './http/trusted-proxies.ts';
import { readBounceSecret, readMailSettings } from './mail/mail-settings.ts';
import { readCredits, readModelSettings } from './model/model-settings.ts';
import { parseSecretKeys } from './secrets/secret-keys.ts';
import { readSmsSettings } from './sms/sms-settings.ts';

/** The settings of one API process, read from the environment. */
export interface ProcessConfig extends ApiConfig {
  host: string;
  port: number;
  logLevel: string;
  /** Connection string of an external PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null;
  /** Connection string of the role that owns its tables; null where `databaseUrl` is the owner's. */
  databaseOwnerUrl: string | null;
}

const project = join(import.meta.dirname, '..', '..');

export function readConfig(env: NodeJS.ProcessEnv): ProcessConfig {
  const text = (name: string) => (env[name] === undefined || env[name] === '' ? null : env[name]);
  const dataFolder = text('JOBHARBOR_DATA') ?? join(project, '.data');
  const site = readPublicUrl(env.PUBLIC_URL);
  const publicUrl = site?.origin ?? null;
  const host = text('API_HOST') ?? '127.0.0.1';
  return {
    host,
    port: Number(text('API_PORT') ?? 4001),
    logLevel: text('LOG_LEVEL') ?? 'warn',
    databaseUrl: text('DATABASE_URL'),
    databaseOwnerUrl: text('DATABASE_OWNER_URL'),
    dataFolder,
    requestsPerMinute: Number(text('REQUESTS_PER_MINUTE') ?? 1_200),
    // The gateway passes the visitor's host on, which may be any name of this machine.
    allowedHosts: readHosts(env.ALLOWED_HOSTS, [
      ...[host, env.HOST, '0.0.0.0'].flatMap(namesOfMachine),
      ...(site === null ? [] : [site.hostname]),
    ]),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    publicUrl,
    siteUrl: publicUrl ?? `http://localhost:${text('PORT') ?? 4000}`,
    trustedProxies: proxiesOfApi(env.TRUSTED_PROXIES),
    secretKeys: parseSecretKeys(text('SECRET_KEYS') ?? ''),
    social: readSocialSettings(env),
    handOffs: readHandOffSettings(env),
    mail: readMailSettings(env, { dataFolder, publicUrl }),
    bounceSecret: readBounceSecret(env),
    sms: readSmsSettings(env, { dataFolder, publicUrl }),
    model: readModelSettings(env),
    aiCreditsPerDay: readCredits(env),
    exchangeRatesUrl: readRatesUrl(text('EXCHANGE_RATES_URL')),
  };
}

function readRatesUrl(text: string | null): string | null {
  if (text === null || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new Error('EXCHANGE_RATES_URL takes an address, such as https://rates.example/latest?base=USD.');
}
