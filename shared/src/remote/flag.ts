/** Switched on or off, or a text or number that can be changed while the site runs. */
export type FlagValue = boolean | string | number;

/**
 * What somebody has set a flag to: in the countries named, by key, and `value` in all others. Where neither says
 * anything it is as the contract of its remote declares it.
 */
export interface FlagChange {
  value?: FlagValue | undefined;
  countries?: Readonly<Record<string, FlagValue>> | undefined;
}

/** By whole key: the remote's namespace, a point, and the key of its contract. */
export type FlagChanges = Readonly<Record<string, FlagChange>>;

/** The value that a flag was set to for a country; undefined: nobody set it there. */
export const flagIn = (change: FlagChange | undefined, country: string): FlagValue | undefined =>
  change?.countries?.[country] ?? change?.value;
