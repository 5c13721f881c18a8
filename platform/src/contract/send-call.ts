import type { AnyCall, CallAnswer, CallInput, Schema } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';

/** Lets the input be left out where everything in it may be. */
export type CallArguments<C extends AnyCall> =
  Record<string, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Has a call done and resolves with its answer before it is parsed, null or nothing where it has none. */
export type Transport = (call: AnyCall, input: AnyInput) => Promise<unknown>;

/** An answer that the call's schema refuses: client and gateway are of builds that do not fit. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** Sends one call of the platform's API and parses its answer. Rejects as `transport` does. */
export async function sendCall<C extends AnyCall>(
  transport: Transport,
  call: C,
  ...[input = {} as CallInput<C>]: CallArguments<C>
): Promise<CallAnswer<C>> {
  const content = await transport(call, input as AnyInput);
  const answer = z.safeParse(call.answer as Schema, content ?? {});
  if (answer.success) return answer.data as CallAnswer<C>;
  throw new UnreadableAnswer(`The answer to ${call.id} has another form than this build expects.`);
}
