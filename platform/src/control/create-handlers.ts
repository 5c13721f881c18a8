import { changingHandlers } from './changing-handlers.ts';
import type { Handler, HandlerOptions } from './handlers.ts';
import { readingHandlers } from './reading-handlers.ts';

/** Handlers of all calls of the platform's API except the session's, by call id. */
export const createHandlers = (options: HandlerOptions): ReadonlyMap<string, Handler> =>
  new Map(
    [...readingHandlers(options), ...changingHandlers(options)].map((handler) => [handler.call.id, handler]),
  );
