/** Whether a text says anything: a letter or a digit of some script, not marks and blanks alone. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
