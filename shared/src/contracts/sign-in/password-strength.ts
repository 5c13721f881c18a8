/** The part of `@zxcvbn-ts/core` that the rating uses: contracts import no library but zod. */
export interface PasswordChecker {
  check(password: string, known: string[]): { score: number };
}

/** Minimum zxcvbn score. Score 1 and below is fewer than a million guesses: common passwords and variants of them. */
export const lowestPasswordScore = 2;

/** Limit of l33t substitutions to try: with the library's hundred, a password of symbols takes half a second. */
export const leetSpellings = 10;

/** Only this many characters are rated: no common password is longer, and the time of the check grows with the length. */
const examined = 48;

/** Words of a name or address: `maria.santos@example.com` gives `maria`, `santos` and `mariasantos` besides the whole. */
function wordsOf(known: string): string[] {
  const [local = ''] = known.split('@');
  const parts = local.split(/[^\p{L}\p{N}]+/u);
  return [known, ...parts, parts.join('')].filter((word) => word.length > 2);
}

/**
 * zxcvbn score from 0 (guessed at once) to 4. Below `lowestPasswordScore` the API refuses the password with 42011;
 * browsers warn before by the same function, with zxcvbn's common dictionary. `known`: name and address of the person and
 * the site's name, which count as dictionary words.
 */
export const scorePassword = (checker: PasswordChecker, password: string, known: readonly string[]): number =>
  // `İ` becomes two characters in lower case, which are in no word list.
  checker.check(password.slice(0, examined).replaceAll('İ', 'i'), known.flatMap(wordsOf)).score;
