import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimiter } from '../common/limiter.ts';
import { hash, verify } from './hash-threads.ts';

/** Of argon2id, as OWASP asks for: 19 MiB, two passes. Only the set-up of tests changes it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What hashes. Tests count its calls. */
export const argon2 = { hash, verify };

/**
 * One processor is left to other calls, however many people sign in at once. A hash takes some 40 ms, so that who waits
 * longest waits for a few seconds; any more are refused with 40019 rather than kept for minutes.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);
const limited = createLimiter({ running: hashesAtOnce, waiting: 100 });

/** With `like`, the hash has the salt of that one, so that {@link findPassword} compares both at once. */
export const hashPassword = (password: string, like: string | null = null): Promise<string> =>
  limited(() => argon2.hash(password, { ...passwordCost, ...(like && { salt: readHash(like).salt }) }));

/** How a hash was made: `$argon2id$v=19$m=19456,t=2,p=1$SALT$HASH`. */
function readHash(stored: string) {
  const [, , , costs = '', salt = ''] = stored.split('$');
  const cost = Object.fromEntries(costs.split(',').map((part) => part.split('=')));
  return {
    memoryCost: Number(cost.m),
    timeCost: Number(cost.t),
    parallelism: Number(cost.p),
    salt: Buffer.from(salt, 'base64'),
  };
}

let decoy: Promise<string> | null = null;
const decoyHash = () => (decoy ??= argon2.hash('nobody has this password', passwordCost));

/**
 * Index of the first of `stored` that `password` is behind; -1 for none. Hashes once, however many there are, since the time
 * must not tell their number: those that share cost and salt are compared at once. Stored ones of several salts (of accounts
 * that registered an address before they shared one) take turns: the `turn`th attempt, from 0, is made for the salt of that
 * number.
 */
export async function findPassword(
  stored: readonly (string | null)[],
  password: string,
  turn = 0,
): Promise<number> {
  const salted = new Map(stored.flatMap((one) => (one === null ? [] : [[headOf(one), one] as const])));
  const tried = [...salted.values()][turn % Math.max(1, salted.size)] ?? (await decoyHash());
  const made = await limited(() => argon2.hash(password, readHash(tried)));
  return stored.findIndex((one) => one !== null && isSameHash(one, made));
}

/** Cost and salt of a stored hash. */
const headOf = (stored: string): string => stored.slice(0, stored.lastIndexOf('$'));

export const isSaltedAlike = (one: string, other: string): boolean => headOf(one) === headOf(other);

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Whether `password` is the one behind `stored`. Where nothing is stored, a decoy is checked all the same: the time
 * that an answer takes must not tell whether the account exists.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoyHash());
  const isRight = await limited(() => argon2.verify(known, password));
  return isRight && stored !== null;
}
