import * as z from 'zod/mini';

/**
 * Signs of a scam in a message or an advertisement. It asks for money, documents, codes or another messenger, or it offers
 * much pay for little work.
 */
export const cautions = ['money', 'documents', 'codes', 'messenger', 'easy'] as const;
export type Caution = (typeof cautions)[number];

/** {@link cautions}; a later version may send others. Left out where there are none, and by older API versions. */
export const cautionList = z.optional(z.array(z.string()));
