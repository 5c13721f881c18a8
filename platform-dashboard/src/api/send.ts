import { refusal } from '@jobharbor/platform/schemas';
import {
  type CallArguments,
  sendCall,
  type Transport,
  UnreadableAnswer,
} from '@jobharbor/platform/send-call';
import type { AnyCall, CallAnswer } from '@jobharbor/shared/contracts';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { endLogin, readLogin } from '../session/login-store.ts';
import { ApiError } from './api-error.ts';

/**
 * Sends a call of the platform's API with the session's cookie. Rejects with an ApiError; an answer of 401 also ends
 * the session, unless it answers a sign-in.
 */
export const send = <C extends AnyCall>(call: C, ...input: CallArguments<C>): Promise<CallAnswer<C>> =>
  sendWith(undefined, call, ...input);

/** The same, cancelled by `signal`. */
export async function sendWith<C extends AnyCall>(
  signal: AbortSignal | undefined,
  call: C,
  ...input: CallArguments<C>
): Promise<CallAnswer<C>> {
  try {
    return await sendCall(transport(signal), call, ...input);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    throw new ApiError(
      'unreadable',
      0,
      `This page does not know the gateway’s answer to ${call.path}. Load it again.`,
    );
  }
}

const transport =
  (signal: AbortSignal | undefined): Transport =>
  async (call, input) => {
    const response = await fetchCall(call, callPath(call, input), input.body, signal);
    const content: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return content;
    if (response.status === 401 && !call.signsIn) endLogin(readLogin().csrf === null ? 'never' : 'expired');
    const refused = refusal.safeParse(content);
    if (refused.success) throw new ApiError(refused.data.code, response.status, refused.data.message);
    throw new ApiError('failed', response.status, `The gateway answered ${response.status}.`);
  };

async function fetchCall(
  { method }: AnyCall,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { csrf } = readLogin();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET' && csrf !== null) headers['x-csrf-token'] = csrf;
  const init: RequestInit = { method, headers, cache: 'no-store' };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  try {
    return await fetch(`/platform/api${path}`, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 0, 'The gateway cannot be reached from here.');
  }
}
