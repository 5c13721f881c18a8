/** Characters of the search field, and of a query in a URL. */
export const maxQueryLength = 200;

/**
 * Control characters, which HTML cannot contain, and marks of writing direction: one of a pasted query would reverse the
 * rest of the title, and is invisible in the field.
 */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Decoded text of a URL without control characters, trimmed. */
export const addressText = (text: string): string => text.replace(unprintable, ' ').trim();

/** The query of a URL, no longer than what the search field takes; a pair of surrogates is not cut. */
export const addressQuery = (text: string | null): string =>
  addressText(text ?? '')
    .slice(0, maxQueryLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
