/** What of `@zxcvbn-ts/core` the rating needs: contracts carry no other library than zod. */
export interface PasswordChecker {
  check(password: string, known: string[]): { score: number };
}

/** A guesser tries the common passwords first, and as many variants of them as a million guesses allow (score 1). */
export const lowestPasswordScore = 2;

/** Spellings of letters as signs that are tried: of the hundred that the library tries, a password of signs takes half a second. */
export const leetSpellings = 10;

/** No password is common beyond this length, and the time of the check grows with it. */
const examined = 48;

/** Of `maria.santos@example.com`, `maria`, `santos` and `mariasantos` are known as well as the whole. */
function wordsOf(known: string): string[] {
  const [local = ''] = known.split('@');
  const parts = local.split(/[^\p{L}\p{N}]+/u);
  return [known, ...parts, parts.join('')].filter((word) => word.length > 2);
}

/**
 * From 0 (guessed at once) to 4. Below `lowestPasswordScore` the API refuses it with 42011, and a browser says so before:
 * both ask this function, with zxcvbn's common dictionary. `known`: whole name and address of the person, the site's name.
 */
export const scorePassword = (checker: PasswordChecker, password: string, known: readonly string[]): number =>
  checker.check(password.slice(0, examined), known.flatMap(wordsOf)).score;
