import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { type AppError, errorCode, toAppError } from '@jobharbor/shared/errors';
import type { AccountValues } from './account-values.ts';

/** What came of sending the form. Texts are the server's, in the person's language. */
export type Answer =
  | { status: 'signed-in'; user: SessionUser }
  /** Something beside fields that the person can mend. */
  | { status: 'refused'; fields: { name: keyof AccountValues; text: string }[]; isTaken: boolean }
  | { status: 'throttled'; seconds: number }
  /** The account is closed to this person: only the text helps. */
  | { status: 'suspended'; text: string }
  /** Somebody is signed in here already, in another tab. */
  | { status: 'already-signed-in' }
  | { status: 'failed'; error: AppError };

/** The form's fields by the names that the API has for them. */
const ownNames: Record<string, keyof AccountValues> = {
  email: 'email',
  login: 'email',
  password: 'password',
  first_name: 'first_name',
  terms_and_condition: 'terms',
};

export function answerOf(thrown: unknown): Answer {
  const error = toAppError(thrown);
  switch (error.code) {
    case errorCode.invalidCredential:
      return refused([{ name: 'password', text: error.message }]);
    case errorCode.emailTaken:
      return { ...refused([{ name: 'email', text: error.message }]), isTaken: true };
    case errorCode.tooManyAttempts:
      return { status: 'throttled', seconds: error.retryAfter ?? 60 };
    case errorCode.accountSuspended:
    case errorCode.accountSuspendedForGood:
      return { status: 'suspended', text: error.message };
    case errorCode.alreadySignedIn:
      return { status: 'already-signed-in' };
    default:
      return byField(error);
  }
}

const refused = (fields: { name: keyof AccountValues; text: string }[]) => ({
  status: 'refused' as const,
  fields,
  isTaken: false,
});

function byField(error: AppError): Answer {
  const fields = Object.entries(error.fields).flatMap(([theirs, [text]]) => {
    const name = ownNames[theirs];
    return name && text ? [{ name, text }] : [];
  });
  return fields.length > 0 ? refused(fields) : { status: 'failed', error };
}
