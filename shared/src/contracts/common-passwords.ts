import words from './common-passwords.json' with { type: 'json' };

/**
 * Words that people of the ten languages take for a password, besides zxcvbn's common list, which is English for the most
 * part; as a dictionary of zxcvbn, so that their variants (`şifre123`) count as guessable, too.
 */
export const commonPasswords: readonly string[] = [...new Set(Object.values(words).flat())];
