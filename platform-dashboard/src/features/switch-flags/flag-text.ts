/** A value of a flag for people. */
export const flagText = (value: boolean | string | number): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
