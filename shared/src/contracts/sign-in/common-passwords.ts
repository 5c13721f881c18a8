import words from './common-passwords.json' with { type: 'json' };

/**
 * Common passwords of the ten languages. zxcvbn's own list is mostly English. As a dictionary of zxcvbn, they make
 * variants (`şifre123`) guessable too.
 */
export const commonPasswords: readonly string[] = [...new Set(Object.values(words).flat())];
