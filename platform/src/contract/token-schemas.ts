import * as z from 'zod/mini';
import { deployToken, right } from './documents.ts';

/** Deploy tokens, without the tokens themselves and their hashes. */
export const tokenList = z.object({ tokens: z.array(z.omit(deployToken, { hash: true })) });
export type TokenList = z.infer<typeof tokenList>;

/** Maximum days until a token expires. */
export const longestTokenDays = 366;

/** A token with the right `publish` must name its packages. */
export const newToken = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  rights: z.array(right),
  packages: z.array(z.string()),
  days: z.int().check(z.minimum(1), z.maximum(longestTokenDays)),
});
export type NewToken = z.infer<typeof newToken>;
export const createdToken = z.object({ id: z.string(), token: z.string() });
