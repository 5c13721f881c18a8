import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processesIn, processorSeconds } from '../database/embedded/process-identity.ts';
import { hashesAtOnce, hashPassword, passwordCost } from '../domain/accounts/password.ts';
import { createSession } from '../session/session-repository.ts';
import { type ApiProcess, freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { openBenchSite } from './bench-site.ts';
import { percentile, print, show } from './times.ts';

/**
 * Logins by password at a fixed rate from different IP addresses, with concurrent other calls, against an API process
 * over HTTP: `pnpm bench logins [--rate 200] [--seconds 60] [--others 20]`. Prints the number of successful logins, and
 * the 95th percentile of the other calls without and with them (goal: at most twice). The cost of hashing limits the
 * rate, so it is printed first.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    others: { type: 'string', default: '20' },
  },
});
const [rate, seconds, others] = [values.rate, values.seconds, values.others].map(Number) as [
  number,
  number,
  number,
];
const password = 'a password of the bench';
const people = 500;

/** Median of nine hashes in milliseconds, after warm-up. */
async function timeOfHash(): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const start = performance.now();
    await hashPassword(password);
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

/**
 * Processor seconds so far, of the API with its hashing threads, of the database, and of this program, which sends the load.
 */
const usedBy = (api: ApiProcess, dataFolder: string) => ({
  api: processorSeconds(api.pid),
  database: processesIn(join(dataFolder, 'postgres')).reduce((sum, pid) => sum + processorSeconds(pid), 0),
  load: processorSeconds(process.pid),
});

const site = await openBenchSite();
const folder = await mkdtemp(join(tmpdir(), 'jobharbor-logins-'));
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
try {
  const { db } = site.dependencies;
  const password_hash = await hashPassword(password);
  const hashMs = await timeOfHash();
  const rows = Array.from({ length: people }, (_, index) => ({
    ...{ role: 'jobseeker' as const, country_key: 'ph', source: 'web', password_hash, first_name: 'Bench' },
    ...{ email: `login-${index}@example.com`, email_key: `login-${index}@example.com` },
  }));
  const [first] = await db.insertInto('accounts').values(rows).returning('id').execute();
  const { token } = await createSession(db, first?.id ?? 0, { now: new Date(), userAgent: null });
  const api = await startApiProcess(
    {
      JOBHARBOR_DATA: folder,
      DATABASE_URL: site.connectionString,
      API_PORT: String(await freePort()),
      REQUESTS_PER_MINUTE: '1000000',
    },
    'ignore',
  );

  /** Resolves with the status; 0 without an answer. */
  const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    new Promise<number>((resolve) => {
      const text = body && JSON.stringify(body);
      const type = text === undefined ? {} : { 'content-type': 'application/json' };
      const sent = request(
        `${api.url}/api${path}`,
        { method, agent, headers: { ...headers, ...type } },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once('error', () => resolve(0));
      sent.end(text);
    });
  /** Open loop: sends calls at fixed times, whether or not earlier ones were answered. */
  async function atRate(
    perSecond: number,
    forSeconds: number,
    call: (index: number) => Promise<void>,
  ): Promise<void> {
    const calls: Promise<void>[] = [];
    const start = performance.now();
    for (let index = 0; index < perSecond * forSeconds; index += 1) {
      const wait = start + (index * 1_000) / perSecond - performance.now();
      if (wait > 0) await delay(wait);
      calls.push(call(index));
    }
    await Promise.all(calls);
  }
  const timed = async (times: number[], call: () => Promise<number>, statuses: Map<number, number>) => {
    const start = performance.now();
    const status = await call();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(performance.now() - start);
  };
  async function measureOthers(forSeconds: number): Promise<number[]> {
    const times: number[] = [];
    const statuses = new Map<number, number>();
    const cookie = `sessionid=${token}`;
    const paths = ['/jobseeker/me', '/auth/session', '/jobseeker/account-setting'];
    await atRate(others, forSeconds, (index) =>
      timed(times, () => send('GET', paths[index % 3] ?? '', { cookie }), statuses),
    );
    const failed = [...statuses].filter(([status]) => status !== 200);
    if (failed.length > 0) print(`Other calls that failed, by status: ${JSON.stringify(failed)}`);
    return times;
  }

  print(
    `argon2id with ${passwordCost.memoryCost} KiB, ${passwordCost.timeCost} passes, ${passwordCost.parallelism} lane: ${hashMs.toFixed(0)} ms a hash; ${availableParallelism()} processors`,
  );
  print(
    `Attainable here: ${((hashesAtOnce * 1_000) / hashMs).toFixed(0)} logins a second, with ${hashesAtOnce} hashed at once so that a processor is left to other calls; ${rate} a second take ${Math.ceil((rate * hashMs) / 1_000) + 1} processors. Any more are refused with 503.`,
  );
  await measureOthers(2);
  const without = await measureOthers(Math.min(seconds, 20));
  print(`Other calls without logins: ${show(without)}`);
  const logins: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  const before = usedBy(api, site.dataFolder);
  const loggingIn = atRate(rate, seconds, (index) => {
    const place = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const body = { login: `login-${index % people}@example.com`, password };
    return timed(logins, () => send('POST', '/auth/login', { 'x-forwarded-for': place }, body), statuses);
  });
  const [beside] = await Promise.all([measureOthers(seconds), loggingIn]);
  const took = (performance.now() - start) / 1_000;
  const after = usedBy(api, site.dataFolder);
  print(
    `${rate} logins a second for ${seconds} s: ${statuses.get(200) ?? 0} signed in, ${((statuses.get(200) ?? 0) / took).toFixed(0)} a second, ${show(logins)}; statuses ${JSON.stringify([...statuses])}`,
  );
  const share = (name: keyof typeof after) => `${name} ${((after[name] - before[name]) / took).toFixed(2)}`;
  print(`Processors used meanwhile: ${share('api')} (with hashing), ${share('database')}, ${share('load')}`);
  print(`Other calls beside logins:  ${show(beside)}`);
  print(
    `Growth of the 95th percentile: ${(percentile(beside, 0.95) / percentile(without, 0.95)).toFixed(2)} (goal: at most 2)`,
  );
  await api.stop();
} finally {
  agent.destroy();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
