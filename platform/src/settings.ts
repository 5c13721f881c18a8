import { join, resolve } from 'node:path';
import {
  hostName,
  logLevel,
  optional,
  port,
  readApiTls,
  readSettings,
  setting,
  text,
  webAddress,
  wholeNumber,
} from '@jobharbor/shared/settings';
import * as z from 'zod/mini';
import { useApiTls } from './api-connection/api-connection.ts';

/** The project's folder. */
export const projectFolder = resolve(import.meta.dirname, '../..');

const tapRules = ['off', 'warn', 'refuse'] as const;
const tapRuleSetting = z._default(
  setting('one of off, warn and refuse', (text) => tapRules.find((rule) => rule === text)),
  'warn',
);

const given = readSettings(process.env, {
  JOBHARBOR_DATA: text(join(projectFolder, '.data')),
  PORT: port(4000),
  API_PORT: port(4001),
  ADMIN_PORT: port(0),
  EMPLOYER_PORT: port(0),
  DEV_PORT: port(4100),
  HOST: z._default(hostName, '127.0.0.1'),
  API_URL: optional(webAddress('http://127.0.0.1:4001')),
  LOG_LEVEL: logLevel,
  RELEASE_SIGNING_KEY: text(''),
  RELEASE_TRUSTED_KEYS: text(''),
  SLOWER_TAPS: tapRuleSetting,
  RELEASE_RETENTION_DAYS: wholeNumber(30, { to: 36_500, takes: 'a number of days' }),
});

/** Folder of all run-time data: database, releases, files. Configurable by `JOBHARBOR_DATA`. */
export const dataFolder = resolve(given.JOBHARBOR_DATA);

/** Folder of the gateway's log under `pnpm start`. */
export const logFolder = join(dataFolder, 'logs');

/** The release store's folder. */
export const storeFolder = join(dataFolder, 'releases');

/** Port, and name or address, where the gateway listens. */
export const { PORT: gatewayPort, HOST: gatewayHost } = given;
export const apiPort = given.API_PORT;
/** Port of the demonstration's site for employers; a free one after the API's where none is given. */
export const employerPort = given.EMPLOYER_PORT || apiPort + (gatewayPort === apiPort + 1 ? 2 : 1);

/** Where `pnpm start` serves the site for admins: the port after the employers' without `ADMIN_PORT`. */
export const adminPort = given.ADMIN_PORT || employerPort + (gatewayPort === employerPort + 1 ? 2 : 1);
/** Where gateway and commands find the API. */
const apiTls = readApiTls(process.env);
export const apiUrl = given.API_URL ?? `${apiTls === null ? 'http' : 'https'}://127.0.0.1:${apiPort}`;
if (apiTls !== null)
  useApiTls(apiUrl, apiTls, {
    onError: ({ message }) =>
      console.error(
        JSON.stringify({ level: 'error', text: `The former certificates stay in use: ${message}` }),
      ),
  });
/** Port of `pnpm dev NAME`. */
export const devPort = given.DEV_PORT;
export const gatewayLogLevel = given.LOG_LEVEL;
/** Days that a release is kept after it was last served. */
export const retentionDays = given.RELEASE_RETENTION_DAYS;

/** PEM file of the private key that releases made here are signed with; null: they are not signed. */
export const signingKeyFile = given.RELEASE_SIGNING_KEY || null;
/** PEM file of the public keys by one of which a release has to be signed; null: it need not be. */
export const trustedKeysFile = given.RELEASE_TRUSTED_KEYS || null;

export type TapRule = (typeof tapRules)[number];
/** What the release gate does about taps that became slower than the live version's; `off` measures none. */
export const tapRule: TapRule = given.SLOWER_TAPS;

/** Shell and remotes, as folders of the workspace. */
export async function releasablePackages(): Promise<string[]> {
  const { glob } = await import('node:fs/promises');
  const names: string[] = [];
  for await (const file of glob('{shell,mfe-*}/remote.contract.ts', { cwd: projectFolder })) {
    names.push(file.split('/')[0] as string);
  }
  return names.sort();
}
