/** Switched on or off, or a text or number that can be changed while the site runs. */
export type FlagValue = boolean | string | number;

/**
 * Override of a flag's default: in `countries` by key, and `value` in all others. Without an override the contract's
 * default applies.
 */
export interface FlagChange {
  value?: FlagValue | undefined;
  countries?: Readonly<Record<string, FlagValue>> | undefined;
}

/** By whole key: the remote's namespace, a point, and the key of its contract. */
export type FlagChanges = Readonly<Record<string, FlagChange>>;

/** The override of a flag for a country; undefined without one. */
export const flagIn = (change: FlagChange | undefined, country: string): FlagValue | undefined =>
  change?.countries?.[country] ?? change?.value;
