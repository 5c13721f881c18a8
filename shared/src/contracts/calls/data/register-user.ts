import { defineCall } from '../../define-call.ts';
import { registerOptions } from '../auth/register.ts';

/** Alias of `register` at the second path that the specification names. */
export const registerUser = defineCall({ ...registerOptions, path: '/data/users/register' });
