import { callPath } from '../contracts/call-path.ts';
import type { AnyCall, CallAnswer, CallInput, Schema } from '../contracts/define-call.ts';
import { AppError, errorCode } from '../errors/index.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

/** Options of one request, independent of the call's input. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Bytes sent of an upload, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Token of a fresh proof that the user owns the account; see `CallProof`. */
  ownerProof?: string | undefined;
  /** Sent with `keepalive`, as changes of calls that are not public always are. */
  outlivesPage?: boolean;
  /** Passes over the browser's cache. */
  isFresh?: boolean;
}

/** Idempotency key: create one for each user action, and reuse it for retries. */
type KeyOf<C extends AnyCall> = C['idempotent'] extends true ? { idempotencyKey: string } : unknown;

export type SendInput<C extends AnyCall> = CallInput<C> & KeyOf<C> & SendOptions;

/** Makes `input` optional if all of its members are. */
export type SendArguments<C extends AnyCall> =
  Record<string, never> extends SendInput<C> ? [input?: SendInput<C>] : [input: SendInput<C>];

/**
 * Sends one call and parses its answer: resolves with its `data`. Rejects with an `AppError`: of the API's code, of a
 * 1xxxx code without an answer, or with `unexpectedAnswer` for an answer that its schema refuses. In a component use
 * `useCall` and `useSend`.
 */
export async function sendCall<C extends AnyCall>(
  http: HttpClient,
  call: C,
  ...[input]: SendArguments<C>
): Promise<CallAnswer<C>> {
  const { status, data } = await request(http, call, input ?? {});
  const answer = schemaOf(call).safeParse((data as { data?: unknown } | null)?.data);
  if (answer.success) return answer.data as CallAnswer<C>;
  throw new AppError(errorCode.unexpectedAnswer, { status, cause: answer.error });
}

interface AnyInput extends SendOptions {
  params?: object | undefined;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
  idempotencyKey?: string;
}

function request(http: HttpClient, call: AnyCall, input: AnyInput): Promise<HttpResponse> {
  const { params, body, outlivesPage, ...extra } = input;
  const path = callPath(call, { params });
  const options = {
    ...extra,
    ...(call.signsIn && { isLoginForm: true }),
    ...((call.method === 'GET' || call.waitsForSignIn) && { waitsForSignIn: true }),
    // Sent with `keepalive`, so that a change just before leaving the page arrives. Not for public calls, which only
    // read or count, unless the caller asks for it.
    ...(call.method !== 'GET' && (call.access !== 'public' || outlivesPage) && { keepalive: true }),
  };
  // Without any body the browser would send a form's content type, which the API does not parse.
  const sent = body ?? {};
  switch (call.method) {
    case 'GET':
      return http.get(path, options);
    case 'DELETE':
      return http.delete(path, options);
    case 'POST':
      return http.post(path, sent, options);
    case 'PUT':
      return http.put(path, sent, options);
    case 'PATCH':
      return http.patch(path, sent, options);
  }
}

interface Parser {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: unknown };
}

function schemaOf({ id, answer }: AnyCall): Parser {
  if (answer === 'file') throw new Error(`${id} answers with a file: link to it with callPath.`);
  return answer as Schema & Parser;
}
