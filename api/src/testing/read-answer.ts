import { type AnyCall, type CallAnswer, dataOf } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';

/** The data of a successful answer to `call`; throws when the body is not as its definition says. */
export const readAnswer = <C extends AnyCall>(call: C, body: unknown): CallAnswer<C> =>
  dataOf(call.answer as z.ZodMiniType).parse(body).data as CallAnswer<C>;
