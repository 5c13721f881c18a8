import * as z from 'zod/mini';

/** `POST /overrides` → {@link madeOverride}. */
export const overrideWish = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]*$/), z.maxLength(60)),
  hours: z.int().check(z.minimum(1), z.maximum(168)),
});
export type OverrideWish = z.infer<typeof overrideWish>;
/** `until`: seconds since 1970. */
export const madeOverride = z.object({ token: z.string(), name: z.string(), until: z.int() });
export type MadeOverride = z.infer<typeof madeOverride>;
