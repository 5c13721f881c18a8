/** A name as a text message has it: a message is paid for by its length. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
