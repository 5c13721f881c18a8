import * as z from 'zod/mini';
import { id, unixSeconds } from './primitives.ts';

/** A person blocks at most so many companies: every search of theirs leaves them out. */
export const maxBlockedCompanies = 200;

/** A company as the list of blocked ones, and the search before blocking, show it. */
export const foundCompany = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

export const blockedCompany = z.object({ company: foundCompany, blocked_at: unixSeconds });
export type BlockedCompany = z.infer<typeof blockedCompany>;
