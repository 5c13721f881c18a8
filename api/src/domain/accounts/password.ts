import { timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '@jobharbor/shared/http-server';
import { hash, verify } from './hash-threads.ts';

/** argon2id parameters recommended by OWASP: 19 MiB, two passes. Only the test set-up changes it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Replaceable hash function: tests count its calls. */
export const argon2 = { hash, verify };

/**
 * Concurrency limit that leaves one processor for other calls. A hash takes some 40 ms, so the queue is a few seconds
 * long; beyond it, requests of whoever filled it are refused with 40019.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);
const limited = createFairQueue({ running: hashesAtOnce, waiting: 100 });

/**
 * Normalises a password (NIST SP 800-63B), so that every keyboard gives the same one. Examples are é as one code point
 * or two, and full-width letters of a Japanese input method.
 */
const normalize = (password: string): string => password.normalize('NFKC');

/** With `like`, reuses the salt of that hash, so that {@link findPassword} compares both with one computation. */
export const hashPassword = (password: string, like: string | null = null): Promise<string> =>
  limited(() =>
    argon2.hash(normalize(password), { ...passwordCost, ...(like && { salt: readHash(like).salt }) }),
  );

/** Parses a hash: `$argon2id$v=19$m=19456,t=2,p=1$SALT$HASH`. */
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
 * Index of the first of `stored` that matches `password`; -1 without a match. Computes exactly one hash, so that the time
 * reveals nothing (timing attack): stored hashes with equal cost and salt are compared at once. With several salts (older
 * registrations), the attempt number `turn` selects the salt round-robin.
 */
export async function findPassword(
  stored: readonly (string | null)[],
  password: string,
  turn = 0,
): Promise<number> {
  const salted = new Map(stored.flatMap((one) => (one === null ? [] : [[headOf(one), one] as const])));
  const tried = [...salted.values()][turn % Math.max(1, salted.size)] ?? (await decoyHash());
  const made = await limited(() => argon2.hash(normalize(password), readHash(tried)));
  return stored.findIndex((one) => one !== null && isSameHash(one, made));
}

/** Cost and salt of a stored hash. */
const headOf = (stored: string): string => stored.slice(0, stored.lastIndexOf('$'));

export const hasSameSalt = (one: string, other: string): boolean => headOf(one) === headOf(other);

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Verifies a password. Without a stored hash, verifies against a decoy, so that the time does not reveal whether the
 * account exists (timing attack).
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await decoyHash());
  const isRight = await limited(() => argon2.verify(known, normalize(password)));
  return isRight && stored !== null;
}
