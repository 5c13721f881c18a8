import { changingHandlers } from './changing-handlers.ts';
import type { Handler, HandlerOptions } from './handlers.ts';
import { readingHandlers } from './reading-handlers.ts';

/** Handlers of all calls of the platform's API but those about the caller's own session, by the id of the call. */
export const createHandlers = (options: HandlerOptions): ReadonlyMap<string, Handler> =>
  new Map(
    [...readingHandlers(options), ...changingHandlers(options)].map((handler) => [handler.call.id, handler]),
  );
