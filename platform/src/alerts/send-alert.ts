import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AlertSettings } from './alert-settings.ts';

export interface Alert {
  /** Idempotency key: the same for every attempt, so that a receiver can deduplicate. */
  id: string;
  type:
    | 'canary.stopped'
    | 'set.rolled-back'
    | 'set.forced'
    | 'errors.high'
    | 'disk.low'
    | 'api.down'
    | 'api.read-only'
    | 'api.degraded'
    | 'gateway.silent'
    | 'store.unreadable';
  /** Seconds. */
  at: number;
  /** For the person on call: what happened, in one sentence. */
  summary: string;
  data: Record<string, unknown>;
}

export interface SendOptions extends Pick<AlertSettings, 'secret'> {
  signal: AbortSignal;
  /** Milliseconds before each retry (backoff). */
  pauses?: readonly number[];
}

const usualPauses = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000];
const answerMs = 10_000;

/**
 * Sends an alert as in the Standard Webhooks specification: signed, with a timestamp, retried until the receiver answers
 * 2xx. Rejects with the last answer, or when aborted.
 */
export async function sendAlert(url: string, alert: Alert, options: SendOptions): Promise<void> {
  const { signal, pauses = usualPauses } = options;
  let failure = '';
  for (const pause of [0, ...pauses]) {
    await delay(pause, undefined, { signal, ref: false });
    try {
      const answer = await post(url, alert, options);
      if (answer.ok) return;
      failure = `It answered ${answer.status}.`;
    } catch (error) {
      signal.throwIfAborted();
      failure =
        error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '';
    }
  }
  throw new Error(`${new URL(url).host} did not take the alert ${alert.id} (${alert.summary}): ${failure}`);
}

async function post(url: string, { id, type, at, summary, data }: Alert, { secret, signal }: SendOptions) {
  const sentAt = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ type, timestamp: new Date(at * 1_000).toISOString(), summary, data });
  const signature = createHmac('sha256', secret).update(`${id}.${sentAt}.${body}`).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    // Redirects are refused: a payload signed for one receiver must not reach another.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(sentAt),
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
  });
  await answer.body?.cancel();
  return answer;
}
