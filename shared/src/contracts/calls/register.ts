import * as z from 'zod/mini';
import { registration, sessionUser } from '../auth.ts';
import { type CallOptions, defineCall } from '../define-call.ts';

/** All but the address, which the specification gives twice. */
export const registerOptions = {
  method: 'POST',
  access: 'default',
  summary: 'Make an account and sign in to it',
  body: registration,
  answer: z.object({ user: sessionUser }),
  statuses: [201],
  errors: [40006, 40007, 41001, 41285, 42010, 42011],
  signsIn: true,
} as const satisfies Omit<CallOptions, 'path'>;

/** Makes an account and signs in to it. 41001: an account has confirmed the address, 41285: the phone number; 42010: without the terms; 42011: an easily guessed password. */
export const register = defineCall({ ...registerOptions, path: '/auth/register' });
