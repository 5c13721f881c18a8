/** Text of an address without control characters, which HTML cannot hold, and without blanks around it. */
export const addressText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
