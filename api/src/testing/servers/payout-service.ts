import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPayout, type Payout, type PayoutOrder } from '../../payouts/payout.ts';

/**
 * What becomes of an order: the service pays or refuses it, does not get it (`lost order`), or pays it and its answer is
 * lost: the connection breaks, the attempt times out, a proxy answers, or the process ends before it stores the answer.
 */
export type PayoutWay =
  | 'paid'
  | 'failed'
  | 'lost order'
  | 'lost answer'
  | 'timeout'
  | 'server error'
  | 'nonsense'
  | 'crash';
export const lostWays: readonly PayoutWay[] = [
  ...(['lost order', 'lost answer', 'timeout', 'server error', 'nonsense', 'crash'] as const),
];

const secret = 'a secret of the payout service of tests';

/** A payout service on a port of its own, which pays once for each idempotency key, and the adapter that orders from it. */
export async function createPayoutService() {
  const paid = new Map<string, Omit<PayoutOrder, 'key'>>();
  const failed = new Set<string>();
  const problems: string[] = [];
  let way: PayoutWay = 'paid';
  let attempts: AbortController[] = [];

  function carryOut(key: string, { id, ...order }: Omit<PayoutOrder, 'key'> & { id: string }) {
    if (id !== key) problems.push(`${id} under the key ${key}`);
    const before = paid.get(key);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(order))
      problems.push(`${key} with other content`);
    if (way === 'failed' && before === undefined) failed.add(key);
    else if (!failed.has(key)) paid.set(key, before ?? order);
    return { status: paid.has(key) ? 'paid' : 'failed', reference: `ref-${key}` };
  }
  function answer(response: ServerResponse, result: object) {
    if (way === 'lost answer') return response.destroy();
    // No answer: the attempt ends by its timeout, whatever the speed of the machine.
    if (way === 'timeout') return attempts.forEach((attempt) => void attempt.abort());
    if (way === 'server error') return response.writeHead(502).end('Bad gateway');
    return response.end(way === 'nonsense' ? '<html>Sign in to the Wi-Fi</html>' : JSON.stringify(result));
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (way === 'lost order') return response.destroy();
    const { authorization, 'idempotency-key': key } = request.headers;
    if (authorization !== `Bearer ${secret}` || typeof key !== 'string') return response.writeHead(401).end();
    return answer(response, carryOut(key, JSON.parse(Buffer.concat(chunks).toString())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const order = createPayout({ url: `http://127.0.0.1:${port}/orders`, secret }, () => {
    const attempt = new AbortController();
    attempts = [...attempts.filter(({ signal }) => !signal.aborted), attempt];
    return attempt.signal;
  });
  const payout: Payout = async (one) => {
    const result = await order?.(one);
    if (result === undefined || way === 'crash') throw new Error('The process ended.');
    return result;
  };
  return {
    paid,
    /** Orders that a service could take for another payment. */
    problems,
    payout,
    setWay(next: PayoutWay) {
      way = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
