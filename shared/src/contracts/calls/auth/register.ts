import * as z from 'zod/mini';
import { type CallOptions, defineCall } from '../../define-call.ts';
import { registration, sessionUser } from '../../sign-in/auth.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';

/** All options but the path, of which the specification has two. */
export const registerOptions = {
  method: 'POST',
  access: 'default',
  summary: 'Make an account and sign in to it',
  body: registration,
  answer: z.object({ user: sessionUser, ...signInProof }),
  statuses: [201],
  errors: [40006, 40007, 41001, 41285, 42010, 42011],
  signsIn: true,
} as const satisfies Omit<CallOptions, 'path'>;

/**
 * Creates an account and signs in. 41001: the email belongs to an account, 41285: the phone number; 42010: terms not
 * accepted; 42011: weak password.
 */
export const register = defineCall({ ...registerOptions, path: '/auth/register' });
