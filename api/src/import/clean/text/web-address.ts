/** An http or https URL, or null; "www.…" gets the missing scheme. */
export function webAddress(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const address = /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(address) || address.length > 2_000) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
