import * as z from 'zod/mini';
import type { AnyCall, CallAnswer } from './define-call.ts';
import { intFromText } from './primitives/primitives.ts';

/** Every successful answer: `{ data }`. */
export const dataOf = <T extends z.ZodMiniType>(data: T) => z.object({ data });

/** The data of a successful answer to `call`, parsed; for clients other than `send`, such as tests. */
export const readAnswer = <C extends AnyCall>(call: C, body: unknown): CallAnswer<C> =>
  dataOf(call.answer as z.ZodMiniType).parse(body).data as CallAnswer<C>;

/** A page of a list: `{ <name>, total, page, size }`. `page` starts at 1. */
export const pageOf = <N extends string, T extends z.ZodMiniType>(name: N, item: T) =>
  z.extend(z.object({ total: z.int(), page: z.int(), size: z.int() }), {
    [name]: z.array(item),
  } as Record<N, z.ZodMiniArray<T>>);

/** Body of every failed answer. `errors` contains texts by field; `request_id` identifies the request in the log. */
export const problem = z.object({
  code: z.int(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  request_id: z.string(),
  /** Seconds until another attempt is allowed (code 40006 only). */
  retry_after: z.optional(z.int()),
});
export type Problem = z.infer<typeof problem>;

export const pageQuery = z.object({
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});
