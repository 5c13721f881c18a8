import type { AnyCall, CallAnswer, CallInput, Schema } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';

/** Makes the input optional if all of its members are. */
export type CallArguments<C extends AnyCall> =
  Record<string, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Executes a call and resolves with its unparsed answer, null or undefined without one. */
export type Transport = (call: AnyCall, input: AnyInput) => Promise<unknown>;

/** An answer that does not match the call's schema: client and gateway are of incompatible versions. */
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
