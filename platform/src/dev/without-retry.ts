/**
 * The address of a file below `base` without the part `~…/` by which a page that could not load it asks again: the same
 * file at an address that no cache knows.
 */
export const withoutRetry = (address: string, base: string): string =>
  address.startsWith(`${base}~`) ? base + address.slice(base.length).replace(/^~[^/?#]*\//, '') : address;
