import type { Db } from '../../database/pools.ts';
import { resetAttempts, returnAttempts, spendAttempt } from '../../http/throttle.ts';
import { emailKeyOf } from '../accounts/account-repository.ts';

const seconds = 900;

const limits = {
  /** Guesses of one place at one login. */
  place: 10,
  /** The same while the login is under attack from many places: its owner, on a new device, can still try. */
  placeUnderAttack: 3,
  /** Guesses from anywhere at one login that make it an attack. */
  attack: 100,
  /** Guesses from anywhere at one login; known devices are not among them. */
  login: 1_000,
  /** Guesses of one place at any login. */
  anyLogin: 200,
};

export interface LoginAttempt {
  login: string;
  /** The network that the attempt comes from. */
  place: string;
  /** A device on which the account's owner has signed in before: strangers cannot use its allowance up. */
  knownDevice: string | null;
}

export interface SpentLogin {
  /** How many attempts at this login there were before, of this place or known device. */
  before: number;
  /**
   * To be called when the password was right: clears what this place spent on this login, and takes back no more than this
   * attempt elsewhere, so that nobody guesses on by logging in to an account of their own in between.
   */
  wasRight(): Promise<void>;
}

/** Counts an attempt before its password is checked; throws 40006 when there were too many. */
export async function spendLogin(
  db: Db,
  { login, place, knownDevice }: LoginAttempt,
  now: Date,
): Promise<SpentLogin> {
  const name = emailKeyOf(login);
  if (knownDevice !== null) {
    const key = `login-device:${name}:${knownDevice}`;
    const spent = await spendAttempt(db, { key, limit: limits.place, seconds }, now);
    return { before: spent.count - 1, wasRight: () => resetAttempts(db, [key]) };
  }
  const [atPlace, atLogin, anywhere] = [`login:${name}:${place}`, `login:${name}`, `login-from:${place}`];
  await spendAttempt(db, { key: anywhere, limit: limits.anyLogin, seconds }, now);
  const { count } = await spendAttempt(db, { key: atLogin, limit: limits.login, seconds }, now);
  const limit = count > limits.attack ? limits.placeUnderAttack : limits.place;
  const spent = await spendAttempt(db, { key: atPlace, limit, seconds }, now);
  return {
    before: spent.count - 1,
    async wasRight() {
      await resetAttempts(db, [atPlace]);
      await returnAttempts(db, [atLogin, anywhere]);
    },
  };
}
