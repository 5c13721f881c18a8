import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkPort, freePort } from '../process/check-port.ts';
import { listeningAddress, type RunningProcess, startProcess } from '../process/start-process.ts';
import { superviseProcess } from '../process/supervise-process.ts';
import { currentCommit } from '../release/current-commit.ts';
import { ensureOperator } from '../rights/operator-token.ts';
import {
  adminPort,
  apiPort,
  dataFolder,
  employerPort,
  gatewayPort,
  projectFolder,
  releasablePackages,
} from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { buildDashboard } from './build-dashboard.ts';
import { releaseChanged } from './release-changed.ts';

export interface SiteOptions {
  /** Restarts the API when its sources change, and reloads pages when a new set is live. */
  isDevelopment?: boolean;
  say(text: string): void;
}

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Young objects in 24 MB instead of 128: of a page little outlives its answer. The same in `docs/server`. */
const gatewayFlags = ['--disable-sigusr1', '--max-semi-space-size=8'];

const file = (path: string) => join(projectFolder, path);
/** All on this machine, so that nothing needs certificates between gateway and API. */
const withoutTls = { API_TLS_CA: '', API_TLS_CERT: '', API_TLS_KEY: '' };
/** Compile cache of Node, with stripped types, which `pnpm test` fills, too. A folder without write access is no fault. */
const compileCache = file('.cache/compile');
const common = {
  ...{ JOBHARBOR_DATA: dataFolder, API_PORT: String(apiPort), PORT: String(gatewayPort) },
  NODE_COMPILE_CACHE: compileCache,
  ...withoutTls,
};

/**
 * Starts the whole site: database and API, releases of changed packages, demonstration market, gateway and recruiter.
 * Registers each part with `undo`, so that a failure or Ctrl-C leaves nothing.
 */
export async function startSite(options: SiteOptions, undo: (() => Promise<void>)[]): Promise<string> {
  const { say, isDevelopment = false } = options;
  const detail = (text: string) => say(`  ${text}`);
  await checkPort(gatewayPort, 'PORT');
  await checkPort(apiPort, 'API_PORT');

  const sites = [
    await connectedSite({ name: 'employer', port: employerPort, purpose: 'Employers post jobs' }, say),
    await connectedSite({ name: 'admin', port: adminPort, purpose: 'Admins decide' }, say),
  ].filter((site) => site !== null);
  const siteEnv = Object.assign({}, ...sites.map(({ env }) => env)) as Record<string, string>;
  say('1/4 Database and API');
  const watch = isDevelopment ? ['--watch', '--watch-preserve-output'] : [];
  const apiUrl = await serve('api', [...watch, file('api/src/cli/serve.ts')], siteEnv, undo);

  say('2/4 Shell and remotes');
  const store = await openStore();
  await releaseChanged({
    projectFolder,
    store,
    packages: await releasablePackages(),
    commit: currentCommit(projectFolder),
    actor: await ensureOperator(store, dataFolder),
    apiUrl,
    // Development: pages are shown before their texts are complete.
    force: isDevelopment ? 'start of development' : undefined,
    onProgress: detail,
  });
  await buildDashboard(projectFolder, detail);

  say('3/4 Demonstration market');
  await runToEnd('market', file('demo/src/cli/make-market.ts'), detail, undo);

  say('4/4 Gateway and demonstration recruiter');
  const development: Record<string, string> = isDevelopment ? { JOBHARBOR_DEVELOPMENT: '1' } : {};
  // Its standard output is read by this process; the log goes elsewhere.
  const env = {
    API_URL: apiUrl,
    LOG_TO: process.env.LOG_TO ?? 'file',
    MALLOC_ARENA_MAX: '2',
    ...development,
  };
  const url = await serve('gateway', [...gatewayFlags, file('platform/src/cli/gateway.ts')], env, undo);
  // Before the recruiter, who is handed over to it.
  for (const site of sites) serveConnected(site, { API_URL: apiUrl, SITE_URL: url }, undo);
  const recruit = (): RunningProcess =>
    startProcess({
      name: 'recruiter',
      args: [file('demo/src/cli/demo-recruiter.ts')],
      env: { ...common, ...siteEnv, API_URL: apiUrl },
    });
  const recruiter = superviseProcess('recruiter', recruit(), async () => recruit());
  undo.push(recruiter.stop);
  return url;
}

/** The demonstration's site for employers, or that for admins, with the settings that connect the API with it. */
interface ConnectedSite {
  name: 'employer' | 'admin';
  port: number;
  env: Record<string, string>;
}

/** Beside the site, which does not wait for it. */
function serveConnected(
  { name, port, env }: ConnectedSite,
  addresses: Record<string, string>,
  undo: (() => Promise<void>)[],
): void {
  const start = (): RunningProcess =>
    startProcess({
      name,
      args: [file(`demo/src/cli/${name}-site.ts`)],
      env: { ...common, ...env, ...addresses, [`${name.toUpperCase()}_PORT`]: String(port) },
    });
  undo.push(superviseProcess(name, start(), async () => start()).stop);
}

/** Null where another site of the name is connected, whose secret the recruiter then uses. */
async function connectedSite(
  { name, port: wanted, purpose }: { name: ConnectedSite['name']; port: number; purpose: string },
  say: (text: string) => void,
): Promise<ConnectedSite | null> {
  const setting = `${name.toUpperCase()}_SITE`;
  if (process.env[`${setting}_URL`]) return null;
  // The recruiter needs the site, so that a taken port is no reason to do without.
  const port = await checkPort(wanted, `${name.toUpperCase()}_PORT`).then(
    () => wanted,
    () => freePort(),
  );
  say(`${purpose} at http://127.0.0.1:${port}`);
  return {
    ...{ name, port },
    env: {
      [`${setting}_URL`]: `http://127.0.0.1:${port}/keep-login`,
      // Of this run.
      [`${setting}_SECRET`]: randomBytes(32).toString('base64url'),
    },
  };
}

async function serve(
  name: string,
  args: string[],
  extra: Record<string, string>,
  undo: (() => Promise<void>)[],
): Promise<string> {
  // Registered early: a signal may come before it listens.
  let starting: RunningProcess | undefined;
  undo.push(async () => starting?.stop());
  const open = () =>
    listeningAddress((isListening) => {
      const onLine = (line: string) => {
        if (!isListening(line) && extra.LOG_TO === 'stdout') console.log(line);
      };
      starting = startProcess({ name, args, env: { ...common, ...extra }, onLine });
      return starting;
    });
  const { process: first, url } = await open();
  const kept = superviseProcess(name, first, () => open().then((opened) => opened.process));
  undo.push(kept.stop);
  return url;
}

async function runToEnd(
  name: string,
  path: string,
  onLine: (line: string) => void,
  undo: (() => Promise<void>)[],
) {
  const running = startProcess({ name, args: [path], env: common, onLine });
  undo.push(running.stop);
  const code = await running.ended;
  if (code !== 0)
    throw new Error(`${name} failed (${code ?? 'ended by a signal'}); its own words stand above.`);
}
