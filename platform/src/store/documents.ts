import * as z from 'zod/mini';

/** One version of the shell and of every remote: what is tested, served, promoted and rolled back together. */
export const releaseSet = z.object({
  id: z.string(),
  /** Seconds. */
  created_at: z.int(),
  /** The set it was made from; null for the first. */
  parent: z.nullable(z.string()),
  /** What changed against the parent, for people. */
  reason: z.string(),
  /** Package name → version. */
  members: z.record(z.string(), z.string()),
});
export type ReleaseSet = z.infer<typeof releaseSet>;

/** Which set is served, and which were before it, latest last. */
export const livePointer = z.object({ set: z.string(), since: z.int(), previous: z.array(z.string()) });
export type LivePointer = z.infer<typeof livePointer>;
