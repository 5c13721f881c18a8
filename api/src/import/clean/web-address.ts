/** An address that a browser may open; "www.…" is one that lost its scheme. */
export function webAddress(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const address = /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(address) || address.length > 2_000) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
