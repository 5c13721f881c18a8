/** Characters of the search field, and of a query in a URL. */
export const maxQueryLength = 200;

/** Decoded text of a URL without control characters, which HTML cannot contain, and trimmed. */
export const addressText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** The query of a URL, no longer than what the search field takes; a pair of surrogates is not cut. */
export const addressQuery = (text: string | null): string =>
  addressText(text ?? '')
    .slice(0, maxQueryLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
