import { brand } from '@jobharbor/shared/brand';
import { commonPasswords } from '@jobharbor/shared/contracts/common-passwords';
import {
  leetSpellings,
  lowestPasswordScore,
  scorePassword,
} from '@jobharbor/shared/contracts/password-strength';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const strength = new ZxcvbnFactory({
  dictionary: { ...dictionary, commonPasswords: [...commonPasswords] },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: leetSpellings,
});

/**
 * Refuses common passwords, variants of them, and words known of the person. `field` is the name of the password in the
 * request.
 */
export function checkNewPassword(password: string, known: readonly string[], field = 'password'): void {
  if (scorePassword(strength, password, [...known, brand.name]) >= lowestPasswordScore) return;
  throw new ApiError(errorCode.passwordTooCommon, {
    fieldProblems: { [field]: errorCode.passwordTooCommon },
  });
}
