/**
 * Wraps a person's text in Unicode isolates (FSI, PDI) before it is put into a translated sentence. Its direction then
 * does not reorder the words around it. In JSX use `UserText`.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
