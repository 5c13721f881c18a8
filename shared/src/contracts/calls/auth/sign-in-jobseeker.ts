import { defineCall } from '../../define-call.ts';
import { signInOptions } from './sign-in.ts';

/** Alias of `signIn` at the second path that the specification names. */
export const signInJobseeker = defineCall({ ...signInOptions, path: '/auth/jobseekers/login' });
