import { brand } from '@jobharbor/shared/brand';
import { commonPasswords } from '@jobharbor/shared/contracts/sign-in/common-passwords';
import {
  leetSpellings,
  lowestPasswordScore,
  scorePassword,
} from '@jobharbor/shared/contracts/sign-in/password-strength';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isBreached } from './breached-passwords.ts';

let known: ZxcvbnFactory | undefined;
/** Made with the first new password: ranking its dictionaries would slow each start. */
const strength = (): ZxcvbnFactory => {
  known ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, commonPasswords: [...commonPasswords] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: leetSpellings,
  });
  return known;
};

/**
 * Refuses breached and common passwords, variants of them, and words known of the person or the site. `field` is the name of the password in the
 * request.
 */
export function checkNewPassword(password: string, known: readonly string[], field = 'password'): void {
  const isStrong = scorePassword(strength(), password, [...known, brand.name]) >= lowestPasswordScore;
  if (isStrong && !isBreached(password)) return;
  throw new ApiError(errorCode.passwordTooCommon, {
    fieldProblems: { [field]: errorCode.passwordTooCommon },
  });
}
