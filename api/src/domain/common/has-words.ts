/** Whether a text has any letter or digit, not only punctuation and spaces. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
