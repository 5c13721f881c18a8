import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../common/limiter.ts';

/** Of argon2id, as OWASP asks for: 19 MiB, two passes. Only the set-up of tests changes it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One processor is left to other calls, however many people sign in at once. A hash takes some 40 ms, so that who waits
 * longest waits for a few seconds; any more are refused with 40019 rather than kept for minutes.
 */
const limited = createLimiter({ running: Math.max(1, availableParallelism() - 1), waiting: 100 });

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(password, passwordCost));

let decoy: Promise<string> | null = null;

/**
 * Whether `password` is the one behind `stored`. Where nothing is stored, a decoy is checked all the same: the time
 * that an answer takes must not tell whether the account exists.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', passwordCost);
  const known = stored ?? (await decoy);
  const isRight = await limited(() => verify(known, password));
  return isRight && stored !== null;
}
