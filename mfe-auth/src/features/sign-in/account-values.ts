import { email, newPassword, personName } from '@jobharbor/shared/contracts/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Sign in, or create an account. Chosen by the visitor: the form never reveals whether an address has an account. */
export type AccountMode = 'sign-in' | 'create';

/** The form's fields. Values stay when the visitor switches the mode. */
export interface AccountValues {
  email: string;
  first_name: string;
  password: string;
  terms: boolean;
}

export const emptyValues: AccountValues = { email: '', first_name: '', password: '', terms: false };

const anyPassword = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Validation of each mode, for react-hook-form. */
export const accountResolvers = {
  'sign-in': schemaResolver<AccountValues, AccountValues>(
    z.object({ email, password: anyPassword, first_name: z.string(), terms: z.boolean() }),
  ),
  create: schemaResolver<AccountValues, AccountValues>(
    z.object({ email, password: newPassword, first_name: personName, terms: z.literal(true) }),
  ),
};
