import { email, newPassword, personName } from '@jobharbor/shared/contracts/auth';
import { resolveWith } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Which of the two the form does. Chosen by the person: the form never says whether an address has an account. */
export type Mode = 'sign-in' | 'create';

/** What is typed; kept when the person changes their mind about the mode. */
export interface AccountValues {
  email: string;
  first_name: string;
  password: string;
  terms: boolean;
}

export const noValues: AccountValues = { email: '', first_name: '', password: '', terms: false };

const anyPassword = z.string().check(z.minLength(1), z.maxLength(1_000));

const checks = {
  'sign-in': resolveWith<AccountValues, AccountValues>(
    z.object({ email, password: anyPassword, first_name: z.string(), terms: z.boolean() }),
  ),
  create: resolveWith<AccountValues, AccountValues>(
    z.object({ email, password: newPassword, first_name: personName, terms: z.literal(true) }),
  ),
};

export const checkFor = (mode: Mode) => checks[mode];
