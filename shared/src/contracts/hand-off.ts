import * as z from 'zod/mini';

/** The sites beside this one that people are handed over to. */
export const handOffSite = z.enum(['employer', 'resume-builder', 'admin']);
export type HandOffSite = z.infer<typeof handOffSite>;
