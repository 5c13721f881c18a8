import * as z from 'zod/mini';

/** `hours` after which the override expires. */
export const newOverride = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/), z.maxLength(60)),
  hours: z.int().check(z.minimum(1), z.maximum(168)),
});
export type NewOverride = z.infer<typeof newOverride>;

/** A signed override; `until` in seconds since 1970. */
export const signedOverride = z.object({ token: z.string(), name: z.string(), until: z.int() });
export type SignedOverride = z.infer<typeof signedOverride>;

/** `hours` after which the link expires. */
export const newPreview = z.object({ set: z.string(), hours: z.int().check(z.minimum(1), z.maximum(336)) });
export type NewPreview = z.infer<typeof newPreview>;

/** A signed link, as a path of the site; `until` in seconds since 1970. */
export const signedPreview = z.object({ path: z.string(), set: z.string(), until: z.int() });
export type SignedPreview = z.infer<typeof signedPreview>;
