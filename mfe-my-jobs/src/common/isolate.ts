/** Wraps a name in bidi isolates, so that its text direction does not reorder the sentence around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
