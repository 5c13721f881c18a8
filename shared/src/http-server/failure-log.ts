import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiError } from '../errors/index.ts';
import { currentAsker } from './asker.ts';

/** Milliseconds after which the refusals of an asker are written. */
const period = 60_000;
/** Askers that are counted apart in one period; the rest count together. */
const maxAskers = 200;

/**
 * Whether the server refused on purpose, such as a full queue or during shutdown: 503 without a fault that caused it.
 * Its stack trace is not logged: it has no information, and a flood of stack traces would cost more than the work.
 */
const isRefusal = (thrown: unknown): boolean =>
  isApiError(thrown) && thrown.status === 503 && !(thrown.cause instanceof Error);

/**
 * Logs failed requests: faults at once, with their stack; refusals ({@link isRefusal}) as one counted line for each network,
 * code and minute.
 */
export function createFailureLog(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
): (request: Pick<FastifyRequest, 'log'>, thrown: unknown) => void {
  const counts = new Map<string, { network: string; code: number; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const refused of counts.values()) app.log.warn(refused, 'requests were refused');
    counts.clear();
  }

  app.addHook('onClose', async () => write());

  return (request, thrown) => {
    if (!isRefusal(thrown) || !isApiError(thrown))
      return request.log.error({ err: thrown }, 'request failed');
    const asker = currentAsker().network;
    const network = counts.has(`${asker} ${thrown.code}`) || counts.size < maxAskers ? asker : 'others';
    const key = `${network} ${thrown.code}`;
    const refused = counts.get(key) ?? { network, code: thrown.code, count: 0 };
    refused.count += 1;
    counts.set(key, refused);
    timer ??= setTimeout(write, period).unref();
  };
}
