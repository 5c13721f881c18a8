import { defineCall } from '../define-call.ts';
import { signInOptions } from './sign-in.ts';

/** The same as `signIn`, at the address that the specification also names. */
export const signInJobseeker = defineCall({ ...signInOptions, path: '/auth/jobseekers/login' });
