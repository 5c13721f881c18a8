import type { Db } from '../../database/pools.ts';
import {
  consumeAttempt,
  consumePlaceAttempt,
  placeKeys,
  refundAttempts,
  resetAttempts,
} from '../../http/throttle.ts';
import { emailKeyOf } from '../accounts/account-repository.ts';

const seconds = 900;

const limits = {
  /** Maximum guesses from one place for one login. */
  place: 10,
  /** The same while the login is under attack from many places, so that its owner on a new device can still try. */
  placeUnderAttack: 3,
  /** Guesses from anywhere for one login that count as an attack. */
  attack: 100,
  /** Maximum guesses from anywhere for one login, except known devices. */
  login: 1_000,
  /** Maximum guesses from one place for any login; from its network ten times as many. */
  anyLogin: 200,
};

export interface LoginAttempt {
  login: string;
  /** The network that the attempt comes from. */
  place: string;
  /** A device on which the owner has signed in before: has its own limit, which strangers cannot exhaust. */
  knownDevice: string | null;
}

export interface ConsumedLoginAttempt {
  /** How many attempts at this login there were before, of this place or known device. */
  before: number;
  /**
   * Call it when the password was correct. It resets this place's counter for this login, and decrements the others by
   * this attempt only. So an attacker cannot reset limits by logging in to their own account.
   */
  wasRight(): Promise<void>;
}

/** Counts an attempt before its password is checked; throws 40006 when there were too many. */
export async function consumeLoginAttempt(
  db: Db,
  { login, place, knownDevice }: LoginAttempt,
  now: Date,
): Promise<ConsumedLoginAttempt> {
  const name = emailKeyOf(login);
  if (knownDevice !== null) {
    const key = `login-device:${name}:${knownDevice}`;
    const spent = await consumeAttempt(db, { key, limit: limits.place, seconds }, now);
    return { before: spent.count - 1, wasRight: () => resetAttempts(db, [key]) };
  }
  const [atPlace, atLogin] = [`login:${name}:${place}`, `login:${name}`];
  await consumePlaceAttempt(db, { name: 'login-from', place, limit: limits.anyLogin, seconds }, now);
  const { count } = await consumeAttempt(db, { key: atLogin, limit: limits.login, seconds }, now);
  const limit = count > limits.attack ? limits.placeUnderAttack : limits.place;
  const spent = await consumeAttempt(db, { key: atPlace, limit, seconds }, now);
  return {
    before: spent.count - 1,
    async wasRight() {
      await resetAttempts(db, [atPlace]);
      await refundAttempts(db, [atLogin, ...placeKeys('login-from', place)]);
    },
  };
}
