import { Pool } from 'undici';
import { publish } from '../operations/live-set.ts';
import { readOperatorToken } from '../rights/operator-token.ts';
import { type BenchSite, benchFolder } from './bench-site.ts';
import { copyRelease } from './copy-release.ts';
import { type Figure, quantile } from './figure.ts';

const path = '/en/ph/jobs';
const name = 'mfe-search';
const sets = 100;

/** Visitors to the results page. An unknown session gets a page rendered for it alone (uncached). */
const visitors = [
  { who: 'guests, whose page is kept', headers: {}, goalMs: 10 },
  { who: 'people with a session, each page drawn', headers: { cookie: 'sessionid=bench' }, goalMs: 30 },
];

/** Throughput and latency of server-rendered pages of one gateway, with 1, 2 and 4 concurrent clients. */
export async function* measurePages(site: BenchSite, seconds: number): AsyncGenerator<Figure> {
  const rates: number[] = [];
  for (const { who, headers, goalMs } of visitors) {
    for (const clients of [1, 2, 4]) {
      const before = await readMemory(site);
      const { times, bytes } = await ask(site.url, clients, seconds, headers);
      const rate = times.length / seconds;
      if (clients === 1) rates.push(rate);
      const p95 = quantile(times, 0.95);
      yield {
        what: `results page, ${clients} ${clients === 1 ? 'client' : 'clients'}, ${who}`,
        value: `${rate.toFixed(0)} a second, p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${bytes} bytes`,
        goal: clients === 1 ? `p95 < ${goalMs} ms` : 'none',
        isMet: clients > 1 || p95 < goalMs,
        details: [
          `memory of the gateway: ${megabytes(before)} before, ${megabytes(await readMemory(site))} after`,
        ],
      };
    }
  }
  const [kept = 0, drawn = 1] = rates;
  yield {
    what: 'pages a second to one client, kept : drawn',
    value: (kept / drawn).toFixed(1),
    goal: '≥ 10',
    isMet: kept / drawn >= 10,
    details: [],
  };
  const html = await (await fetch(site.url + path)).arrayBuffer();
  yield {
    what: 'HTML of the results page',
    value: `${(html.byteLength / 1_024).toFixed(0)} KB`,
    goal: '< 120 KB',
    isMet: html.byteLength < 120 * 1_024,
    details: [],
  };
}

/** Memory of the gateway after serving that many sets, each with another version of one remote. */
export async function* measureSets(site: BenchSite): AsyncGenerator<Figure> {
  const { store } = site;
  const live = await store.readLive();
  const from = (await store.readSet(live?.set ?? '')).members[name] ?? '';
  const before = await readMemory(site);
  for (let index = 0; index < sets; index += 1) {
    const version = `${from.replace(/-set-\d+$/, '')}-set-${index}`;
    if (!(await store.hasRelease(name, version))) await copyRelease(store, name, from, version);
    const { id } = await publish(store, { [name]: version }, 'a measurement');
    while (!(await (await fetch(site.url + path)).text()).includes(`"set":"${id}"`));
  }
  await publish(store, { [name]: from }, 'after a measurement');
  const after = await readMemory(site);
  yield {
    what: `memory of the gateway after ${sets} sets`,
    value: megabytes(after),
    goal: '< 350 MB',
    isMet: after < 350 * 2 ** 20,
    details: [`${megabytes(before)} before`],
  };
}

async function ask(url: string, clients: number, seconds: number, headers: Record<string, string>) {
  const pool = new Pool(url.replace('localhost', '127.0.0.1'), { connections: clients });
  const host = new URL(url).host;
  const times: number[] = [];
  let bytes = 0;
  const once = async () => {
    const { body, statusCode } = await pool.request({
      method: 'GET',
      path,
      headers: { ...headers, host, 'accept-encoding': 'gzip, br' },
    });
    bytes = (await body.arrayBuffer()).byteLength;
    if (statusCode !== 200) throw new Error(`The results page answered ${statusCode}.`);
  };
  await once();
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await once();
        times.push(performance.now() - began);
      }
    }),
  );
  await pool.close();
  return { times, bytes };
}

/** Resident set size of the gateway's process in bytes, from its own status. */
export async function readMemory({ url }: BenchSite): Promise<number> {
  const token = await readOperatorToken(benchFolder);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]);
}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
