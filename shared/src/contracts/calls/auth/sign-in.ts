import * as z from 'zod/mini';
import { type CallOptions, defineCall } from '../../define-call.ts';
import { credentials, sessionUser } from '../../sign-in/auth.ts';
import { signInProof } from '../../sign-in/sign-in-proof.ts';

/** All options but the path, of which the specification has two. */
export const signInOptions = {
  method: 'POST',
  access: 'default',
  summary: 'Sign in with email and password',
  body: credentials,
  answer: z.object({ user: sessionUser, ...signInProof }),
  errors: [40002, 40006, 40007, 41044, 42054, 42130],
  signsIn: true,
} as const satisfies Omit<CallOptions, 'path'>;

/** Signs in with email and password. 40002 does not reveal whether the address has an account. */
export const signIn = defineCall({ ...signInOptions, path: '/auth/login' });
