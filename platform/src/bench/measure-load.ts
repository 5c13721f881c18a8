import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { BenchSite } from './bench-site.ts';
import { type Figure, quantile } from './figure.ts';
import { findPages } from './find-pages.ts';
import { megabytes, readMemory } from './measure-pages.ts';

const clients = 8;
const looks = 20;
const goal = 350 * 2 ** 20;

/**
 * Memory of a gateway while eight clients request pages as fast as it answers. The pages are those that most people
 * open first, and searches of many words. They are requested by guests and with a session, in several languages and
 * encodings.
 */
export async function* measureLoad(site: BenchSite, minutes: number): AsyncGenerator<Figure> {
  const pages = Object.values(await findPages(site.url));
  const before = await readMemory(site);
  const memory: number[] = [];
  const times: number[] = [];
  const pool = new Pool(site.url.replace('localhost', '127.0.0.1'), { connections: clients });
  const until = performance.now() + minutes * 60_000;
  const ask = async (turn: number): Promise<void> => {
    const page = pages[turn % pages.length] ?? '/en/ph';
    const path = turn % 3 === 0 ? `/en/ph/jobs?q=word${turn % 500}` : page;
    const { body, statusCode } = await pool.request({
      method: 'GET',
      path: turn % 5 === 0 ? path.replace('/en/', '/ar/') : path,
      headers: {
        host: new URL(site.url).host,
        'accept-encoding': ['gzip', 'br', 'identity'][turn % 3] ?? 'br',
        ...(turn % 4 === 0 && { cookie: `sessionid=bench${turn}` }),
      },
    });
    await body.dump();
    if (statusCode >= 500) throw new Error(`${path} answered ${statusCode}.`);
  };
  const client = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < until; turn += clients) {
      const began = performance.now();
      await ask(turn);
      times.push(performance.now() - began);
    }
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < until) {
      await delay((minutes * 60_000) / looks);
      memory.push(await readMemory(site));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: clients }, (_, index) => client(index))]);
  await pool.close();
  const most = Math.max(...memory);
  yield {
    what: `memory of a gateway under load for ${minutes} minutes, ${clients} clients`,
    value: `${megabytes(most)} at most`,
    goal: '< 350 MB',
    isMet: most < goal,
    details: [
      `${megabytes(before)} before, then ${memory.map(megabytes).join(', ')}`,
      `${(times.length / minutes / 60).toFixed(0)} pages a second, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
    ],
  };
}
