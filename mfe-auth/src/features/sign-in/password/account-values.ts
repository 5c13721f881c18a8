import { typedPhone } from '@jobharbor/shared/contracts/primitives/phone';
import { email, lastName, newEmail, newPassword, personName } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Sign in, or create an account. Chosen by the visitor: the form never reveals whether an address has an account. */
export type AccountMode = 'sign-in' | 'create';

/** The form's fields. Values stay when the visitor switches the mode. */
export interface AccountValues {
  email: string;
  first_name: string;
  last_name: string;
  password: string;
  /** Country of the number's national format; `others` for a number with a leading plus. */
  phone_country_key: string;
  contact_number: string;
  terms: boolean;
}

export const emptyValues: AccountValues = {
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  phone_country_key: '',
  contact_number: '',
  terms: false,
};

const anyPassword = z.string().check(z.minLength(1), z.maxLength(1_000));
const unread = {
  first_name: z.string(),
  last_name: z.string(),
  phone_country_key: z.string(),
  contact_number: z.string(),
  terms: z.boolean(),
};

/** Validation of each mode, for react-hook-form. */
export const accountResolvers = {
  'sign-in': schemaResolver<AccountValues, AccountValues>(
    z.object({ ...unread, email, password: anyPassword }),
  ),
  create: schemaResolver<AccountValues, AccountValues>(
    z.object({
      ...unread,
      email: newEmail,
      password: newPassword,
      first_name: personName,
      last_name: lastName,
      contact_number: typedPhone,
      terms: z.literal(true),
    }),
  ),
};
