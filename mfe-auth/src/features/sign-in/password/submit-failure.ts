import { type AppError, errorCode, toAppError } from '@jobharbor/shared/errors';
import type { AccountValues } from './account-values.ts';

interface FieldError {
  name: keyof AccountValues;
  text: string;
}

/** Why a submission failed. Texts are the server's, in the visitor's language. */
export type SubmitFailure =
  /** The visitor can correct these fields. */
  | { status: 'invalid'; fields: FieldError[]; isEmailTaken: boolean }
  | { status: 'throttled'; seconds: number }
  | { status: 'suspended'; error: AppError }
  /** Another tab signed in meanwhile, and its session could not be read. */
  | { status: 'already-signed-in' }
  | { status: 'failed'; error: AppError };

/** The form's field for each field name of the API. */
const fieldOf: Record<string, keyof AccountValues> = {
  email: 'email',
  login: 'email',
  password: 'password',
  first_name: 'first_name',
  last_name: 'last_name',
  contact_number: 'contact_number',
  phone_country_key: 'contact_number',
  terms_and_condition: 'terms',
};

/** Maps an error of sign-in or sign-up to what the form shows for it. */
export function submitFailure(thrown: unknown): SubmitFailure {
  const error = toAppError(thrown);
  switch (error.code) {
    case errorCode.invalidCredential:
      return { status: 'invalid', fields: [{ name: 'password', text: error.message }], isEmailTaken: false };
    case errorCode.emailTaken:
      return { status: 'invalid', fields: [{ name: 'email', text: error.message }], isEmailTaken: true };
    case errorCode.tooManyAttempts:
      return { status: 'throttled', seconds: error.retryAfter ?? 60 };
    case errorCode.accountSuspended:
    case errorCode.accountSuspendedForGood:
      return { status: 'suspended', error };
    case errorCode.alreadySignedIn:
      return { status: 'already-signed-in' };
    default: {
      const fields = fieldErrors(error);
      return fields.length > 0
        ? { status: 'invalid', fields, isEmailTaken: false }
        : { status: 'failed', error };
    }
  }
}

const fieldErrors = (error: AppError): FieldError[] =>
  Object.entries(error.fields).flatMap(([apiName, [text]]) => {
    const name = fieldOf[apiName];
    return name && text ? [{ name, text }] : [];
  });
