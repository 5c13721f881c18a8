import { hash, verify } from '@node-rs/argon2';

/** Of argon2id, as OWASP asks for: 19 MiB, two passes. Only the set-up of tests changes it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

let decoy: Promise<string> | null = null;

/**
 * Whether `password` is the one behind `stored`. Where nothing is stored, a decoy is checked all the same: the time
 * that an answer takes must not tell whether the account exists.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && stored !== null;
}
