import * as z from 'zod/mini';

/**
 * A client that accepts this type gets blank lines while the work lasts, then one line of {@link slowAnswer}. Proxies and
 * `fetch` give up on an answer that does not begin for minutes, which the release gate's browser may take.
 */
export const slowAnswerType = 'application/x-ndjson';

/** The answer as it would have been, with its status. */
export const slowAnswer = z.object({ status: z.int(), body: z.string() });
