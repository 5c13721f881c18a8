import { refusal } from '@jobharbor/platform/wire';
import type * as z from 'zod/mini';
import { endLogin, readLogin } from '../session/login-store.ts';
import { ApiError } from './api-error.ts';

const base = '/platform/api';

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Asks the platform's API by the login's cookie. The answer is parsed, not cast. An answer of 401 ends the login, save
 * to a login itself: whoever shows pages follows the login store.
 */
export async function request<T extends z.ZodMiniType>(
  answer: T,
  path: string,
  call: Call = {},
): Promise<z.infer<T>> {
  const response = await send(path, call);
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) {
    const parsed = answer.safeParse(content);
    if (parsed.success) return parsed.data;
    throw new ApiError(
      'unreadable',
      0,
      `This page does not know the gateway’s answer to ${path}. Load it again.`,
    );
  }
  if (response.status === 401 && path !== '/login') endLogin(readLogin().csrf === null ? 'never' : 'expired');
  const refused = refusal.safeParse(content);
  if (refused.success) throw new ApiError(refused.data.code, response.status, refused.data.message);
  throw new ApiError('failed', response.status, `The gateway answered ${response.status}.`);
}

async function send(path: string, { method = 'GET', body, signal }: Call): Promise<Response> {
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
    return await fetch(base + path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 0, 'The gateway cannot be reached from here.');
  }
}
