import * as z from 'zod/mini';
import { credentials, sessionUser } from '../auth.ts';
import { type CallOptions, defineCall } from '../define-call.ts';

/** All but the address, which the specification gives twice. */
export const signInOptions = {
  method: 'POST',
  access: 'default',
  summary: 'Sign in with email and password',
  body: credentials,
  answer: z.object({ user: sessionUser }),
  errors: [40002, 40006, 40007, 41044, 42054, 42130],
  signsIn: true,
} as const satisfies Omit<CallOptions, 'path'>;

/** Signs in with email and password. 40002 tells nobody whether the address has an account. */
export const signIn = defineCall({ ...signInOptions, path: '/auth/login' });
