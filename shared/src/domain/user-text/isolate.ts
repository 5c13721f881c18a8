/**
 * Wraps text that a person wrote in Unicode isolates (FSI, PDI) before it is put into a translated sentence, so that
 * its direction does not reorder the words around it. In JSX use `UserText`.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
