import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { signInAsGuest } from '@jobharbor/shared/calls/auth/sign-in-as-guest';
import { readAnswer } from '@jobharbor/shared/contracts';

export interface LoadOnApis {
  /** Resolves when so many more requests were answered. */
  hasRun(more: number): Promise<void>;
  /** Everything that was no success, and the accounts that were acknowledged. */
  end(): Promise<{ failures: string[]; accounts: number[] }>;
}

const clients = 2;
/** Milliseconds between two requests of a client, to leave processor time to starting processes. */
const restMs = 100;
const probeEvery = 50;

/**
 * Load generator: visitors behind a simulated load balancer as in `docs/operations.md`, which keeps connections, checks
 * readiness, and never retries. `processes` may be changed meanwhile.
 */
export function loadApis(processes: readonly { url: string }[]): LoadOnApis {
  const agent = new Agent({ keepAlive: true, timeout: 300 });
  const ready = new Set<string>();
  const failures: string[] = [];
  const accounts: number[] = [];
  let answered = 0;
  let isOver = false;

  const probe = async () => {
    for (const { url } of processes) {
      const isReady = await fetch(`${url}/internal/ready`, { headers: { connection: 'close' } })
        .then(({ ok }) => ok)
        .catch(() => false);
      if (isReady) ready.add(url);
      else ready.delete(url);
    }
    const known = new Set(processes.map(({ url }) => url));
    for (const url of ready) if (!known.has(url)) ready.delete(url);
  };
  const probing = (async () => {
    while (!isOver) {
      await probe();
      await delay(probeEvery);
    }
  })();

  async function send(turn: number, method: string, path: string) {
    while (ready.size === 0) await delay(probeEvery);
    const url = [...ready][turn % ready.size] ?? '';
    return ask(agent, method, url + path).catch((error: Error) => ({ status: 0, text: error.message }));
  }
  async function signIn(turn: number) {
    const answer = await send(turn, 'POST', '/api/auth/guest/login');
    if (answer.status === 200) accounts.push(readAnswer(signInAsGuest, JSON.parse(answer.text)).user.id);
    else failures.push(`${answer.status} ${answer.text}`);
  }
  const working = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) {
      await signIn(turn);
      const read = await send(turn, 'GET', '/api/recommendation/hot-job-titles');
      if (read.status !== 200) failures.push(`${read.status} ${read.text}`);
      answered += 2;
      await delay(restMs);
    }
  });

  return {
    async hasRun(more) {
      const goal = answered + more;
      while (answered < goal) await delay(probeEvery);
    },
    async end() {
      isOver = true;
      await Promise.all([...working, probing]);
      agent.destroy();
      return { failures, accounts };
    },
  };
}

let visitors = 0;

function ask(agent: Agent, method: string, url: string) {
  visitors += 1;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Each from a place of their own: one place may make few guests.
  const visitor = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { 'content-type': 'application/json', 'country-id': '1', 'x-forwarded-for': visitor };
  request(url, { agent, method, headers }, resolve)
    .on('error', reject)
    .end(method === 'POST' ? '{"guest_role":"jobseeker"}' : undefined);
  return promise.then(async (answer) => {
    let text = '';
    for await (const chunk of answer) text += chunk;
    return { status: answer.statusCode ?? 0, text };
  });
}
