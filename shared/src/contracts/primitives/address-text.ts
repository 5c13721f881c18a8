/** Decoded text of a URL without control characters, which HTML cannot contain, and trimmed. */
export const addressText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
