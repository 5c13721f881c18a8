import { brand } from '@jobharbor/shared/brand';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A guesser tries the common passwords first, and as many variants of them as a million guesses allow (score 1). */
const lowestScore = 2;

/** No password is common beyond this length, and the time of the check grows with it. */
const examined = 48;

// Ten spellings of letters as signs are tried, not a hundred: those took half a second of a password full of signs.
const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 10 });

/**
 * Refuses passwords that stand on the lists of common ones, variants of them, and what is known of the person. `field` is
 * the name of the password in the request.
 */
export function checkNewPassword(password: string, known: readonly string[], field = 'password'): void {
  const { score } = strength.check(password.slice(0, examined), [...known, brand.name]);
  if (score >= lowestScore) return;
  throw new ApiError(errorCode.passwordTooCommon, {
    fieldProblems: { [field]: errorCode.passwordTooCommon },
  });
}
