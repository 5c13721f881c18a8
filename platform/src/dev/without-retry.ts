/** Strips the segment `~…/` from a URL below `base`, by which a page retries a failed file past all caches. */
export const withoutRetry = (address: string, base: string): string =>
  address.startsWith(`${base}~`) ? base + address.slice(base.length).replace(/^~[^/?#]*\//, '') : address;
