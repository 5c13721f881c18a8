import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countryByKey } from '@jobharbor/shared/contracts';

/**
 * Floods a running site from one network, one kind of call after the other, while others of many networks read and search:
 * `pnpm bench floods [--url http://127.0.0.1:4000] [--seconds 10] [--connections 100] [--only searches]`. Prints, of the others, the 95th
 * percentile and the answers by status without and with each flood; of the flood, its answers by status. Each caller
 * is named by `X-Forwarded-For`: start the site with `TRUSTED_PROXIES=loopback`.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '100' },
    only: { type: 'string' },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];

interface Call {
  path: string;
  body?: object;
}

/** A different call each time, so that no answer is kept. */
const floods: Record<string, (n: number) => Call> = {
  searches: (n) => ({
    path: '/api/job/search',
    body: { query: Array.from({ length: 60 }, (_, word) => `word${word}x${n}`).join(' ') },
  }),
  suggestions: (n) => ({ path: `/api/config/search/school-lists?query=un${n % 500}` }),
  companies: (n) => ({ path: `/api/company/search?query=c${n % 500}` }),
  'sign-ups': (n) => ({
    path: '/api/auth/register',
    body: {
      ...{ email: `flood-${Date.now()}-${n}@example.com`, password: 'a good password of a flood' },
      ...{ first_name: 'Flood', terms_and_condition: 1 },
    },
  }),
  'QR codes': () => ({ path: '/api/auth/qr-login/start', body: {} }),
  pages: (n) => ({ path: `/en/sg/jobs?q=flood${n}` }),
};

const otherCalls: readonly ((n: number) => Call)[] = [
  (n) => ({ path: '/api/job/search', body: { query: `nurse ${n % 50}` } }),
  (n) => ({ path: `/api/company/search?query=${'abcdefghij'[n % 10]}` }),
  (n) => ({ path: `/en/sg/jobs?q=${['cook', 'nurse', 'clerk'][n % 3]}` }),
];

/** The status and the milliseconds of one call; status 0 without an answer. */
async function ask({ path, body }: Call, from: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const status = await fetch(new URL(path, values.url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': from,
      'country-id': String(countryByKey('sg')?.id),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, took: performance.now() - began };
}

/** One call of somebody else every 50 ms, each from another network. */
async function othersFor(milliseconds: number): Promise<string> {
  const until = performance.now() + milliseconds;
  const asked: ReturnType<typeof ask>[] = [];
  for (let n = 0; performance.now() < until; n += 1) {
    const call = otherCalls[n % otherCalls.length];
    if (call) asked.push(ask(call(n), `198.${51 + (n % 40)}.${n % 250}.7`));
    await delay(50);
  }
  const answers = await Promise.all(asked);
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return `p95 ${p95.toFixed(0).padStart(6)} ms, ${describeCounts(countStatuses(answers))}`;
}

function countStatuses(answers: readonly { status: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

const describeCounts = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');

async function flood(call: (n: number) => Call, isOver: () => boolean): Promise<string> {
  const answers: { status: number }[] = [];
  let n = 0;
  const connection = async (from: string) => {
    while (!isOver()) {
      n += 1;
      answers.push(await ask(call(n), from));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => connection(`203.0.113.${at % 250}`)));
  return describeCounts(countStatuses(answers));
}

for (const [name, call] of Object.entries(floods).filter(([name]) => !values.only || name === values.only)) {
  const without = await othersFor(seconds * 1_000);
  let isOver = false;
  const flooding = flood(call, () => isOver);
  const during = await othersFor(seconds * 1_000);
  isOver = true;
  process.stdout.write(`${name}\n  others, without: ${without}\n  others, during:  ${during}\n`);
  process.stdout.write(`  the flood:       ${await flooding}\n`);
}
