/** Display text of a flag's value. */
export const flagText = (value: boolean | string | number): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
