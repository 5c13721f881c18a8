import * as z from 'zod/mini';

/** Our other sites that a person can be handed off to. */
export const handOffSite = z.enum(['employer', 'resume-builder', 'admin']);
export type HandOffSite = z.infer<typeof handOffSite>;
