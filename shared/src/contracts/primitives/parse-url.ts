/** `URL.parse`, which not every declared browser has: null for a text that is no URL. */
export const parseUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
