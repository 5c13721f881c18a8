import type { WithdrawalNetwork } from '@jobharbor/shared/contracts';
import { optional, readSettings, text, webAddress } from '@jobharbor/shared/settings';
import * as z from 'zod/mini';

export interface PayoutOrder {
  /** Idempotency key: the service must pay once for it, and answer every repetition with what it did then. */
  key: string;
  network: WithdrawalNetwork;
  address: string;
  points: number;
}

const answer = z.object({
  status: z.enum(['paid', 'failed']),
  reference: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});
type PayoutResult = z.infer<typeof answer>;

/** Pays points out. Rejects where it is unknown whether it did: the order is then repeated under its key. */
export type Payout = (order: PayoutOrder) => Promise<PayoutResult>;

export interface PayoutSettings {
  url: string;
  secret: string;
}

const settings = {
  PAYOUT_URL: optional(webAddress('https://payouts.example/orders')),
  PAYOUT_SECRET: text(''),
};

/** Milliseconds after which an attempt is given up; below the lease of a withdrawal. */
const timeoutMs = 30_000;

/** Reads `PAYOUT_URL` and `PAYOUT_SECRET`; null without the first: nothing is paid out. */
export function readPayoutSettings(env: NodeJS.ProcessEnv): PayoutSettings | null {
  const { PAYOUT_URL: url, PAYOUT_SECRET: secret } = readSettings(env, settings);
  if (url === null) return null;
  if (secret.length < 32)
    throw new Error('PAYOUT_SECRET has at least 32 characters; the service of PAYOUT_URL knows it, too.');
  return { url, secret };
}

/** Orders payments from a service by HTTP; null without settings. `timeout` makes the signal that ends an attempt. */
export function createPayout(
  settings: PayoutSettings | null,
  timeout: () => AbortSignal = () => AbortSignal.timeout(timeoutMs),
): Payout | null {
  if (settings === null) return null;
  return async ({ key, ...order }) => {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.secret}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ id: key, ...order }),
      redirect: 'error',
      signal: timeout(),
    });
    if (!response.ok) throw new Error(`The payout service answered ${response.status}.`);
    return answer.parse(await response.json());
  };
}
