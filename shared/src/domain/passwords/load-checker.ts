import { leetSpellings, type PasswordChecker } from '../../contracts/sign-in/password-strength.ts';

let loading: Promise<PasswordChecker> | undefined;

/** The checker with its word lists, some 200 kB, loaded once a page; a failed load is tried again at the next call. */
export function loadChecker(): Promise<PasswordChecker> {
  loading ??= createChecker().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createChecker(): Promise<PasswordChecker> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { commonPasswords }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('../../contracts/sign-in/common-passwords.ts'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, commonPasswords: [...commonPasswords] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: leetSpellings,
  });
}
