import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** Maximum number of companies that a person can block: every search of theirs excludes them. */
export const maxBlockedCompanies = 200;

/** A company in the list of blocked ones and in the search for companies to block. */
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
