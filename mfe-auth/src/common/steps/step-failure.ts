import { type AppError, errorCode, toAppError } from '@jobharbor/shared/errors';

/** Why a step with one field failed. Texts are the server's, in the visitor's language. */
export type StepFailure =
  /** Shown beside the step's field. */
  | { status: 'invalid'; text: string }
  | { status: 'throttled'; seconds: number }
  | { status: 'suspended'; error: AppError }
  | { status: 'failed'; error: AppError };

const codeProblems: readonly number[] = [
  errorCode.wrongOtp,
  errorCode.otpUsed,
  errorCode.otpExpired,
  errorCode.otpUsedEmail,
  errorCode.otpExpiredEmail,
];

/** Whether the server refused a one-time code. */
export const isCodeProblem = (thrown: unknown): boolean => codeProblems.includes(toAppError(thrown).code);

/** `field` is the API's name of the step's field. */
export function stepFailure(thrown: unknown, field: string): StepFailure {
  const error = toAppError(thrown);
  if (error.code === errorCode.tooManyAttempts)
    return { status: 'throttled', seconds: error.retryAfter ?? 60 };
  if (error.code === errorCode.accountSuspended || error.code === errorCode.accountSuspendedForGood)
    return { status: 'suspended', error };
  const [text] = error.fields[field] ?? [];
  if (text !== undefined) return { status: 'invalid', text };
  if (isCodeProblem(error)) return { status: 'invalid', text: error.message };
  return { status: 'failed', error };
}

/** Cooldown of another code, in seconds. */
const resendSeconds = 60;

/**
 * Requests a code, at most once a minute even if the page was reloaded. Within that minute it resolves with the
 * remaining cooldown in seconds, so that the page continues with the form for the code.
 */
export async function requestOnce<A extends { resend_after: number }>(
  request: () => Promise<A>,
): Promise<A | { resend_after: number }> {
  try {
    return await request();
  } catch (error) {
    const failure = stepFailure(error, '');
    if (failure.status !== 'throttled' || failure.seconds > resendSeconds) throw error;
    return { resend_after: failure.seconds };
  }
}
