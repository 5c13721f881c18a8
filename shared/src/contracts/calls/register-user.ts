import { defineCall } from '../define-call.ts';
import { registerOptions } from './register.ts';

/** The same as `register`, at the address that the specification also names. */
export const registerUser = defineCall({ ...registerOptions, path: '/data/users/register' });
