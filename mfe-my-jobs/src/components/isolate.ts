/** A name inside a sentence, so that its direction does not turn the words around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
