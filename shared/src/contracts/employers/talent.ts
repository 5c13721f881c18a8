import * as z from 'zod/mini';
import { languageLevels, spokenLanguages } from '../entries/spoken-language.ts';
import { countryKey, id, intFromText, personText, unixSeconds } from '../primitives/primitives.ts';

export const talentLimits = {
  /** Characters of each word field of a search. */
  words: 100,
  /** Characters of the name of a saved search. */
  name: 60,
  /** Saved searches of a member for a company. */
  searches: 10,
  /** People whom a search shows at most, over all its pages. */
  shown: 100,
} as const;

/** What people are searched by; every filter that is given must match. */
const filters = {
  /** Words that all stand in one title: wanted, or of a job that the person had. */
  title: z.optional(personText(1, talentLimits.words)),
  /** Skills, separated by commas; the person has all of them. */
  skills: z.optional(personText(1, talentLimits.words)),
  /** A country in which the person wants to work. */
  country_key: z.optional(countryKey),
  /** A language that the person speaks. */
  language: z.optional(z.enum(spokenLanguages)),
};

export const talentFilters = z.strictObject(filters);
export type TalentFilters = z.infer<typeof talentFilters>;

/** `GET /recruiter/companies/{id}/talents`. */
export const talentsQuery = z.object({
  ...filters,
  page: z._default(intFromText(1, 10), 1),
  size: z._default(intFromText(1, 50), 20),
});

/**
 * A person who lets employers find them: without name, picture, contact, employers and schools. Contact details in what they
 * wrote are masked.
 */
export const talent = z.object({
  /** For `jobseeker_id` of an invitation to a chat. */
  id,
  /** Titles of the jobs that the person wants. */
  wanted_titles: z.array(z.string()),
  /** Countries in which the person wants to work. */
  country_keys: z.array(z.string()),
  /** Titles of the jobs that the person had, the latest first. */
  held_titles: z.array(z.string()),
  years_of_work: z.int(),
  skills: z.array(z.string()),
  languages: z.array(z.object({ language: z.string(), proficiency: z.enum(languageLevels) })),
  /** Of the list `notice_period_lists`. */
  notice_period_id: z.nullable(id),
  /** Whether the person has added something to the résumé within a week; older API versions do not send it. */
  is_refreshed: z.optional(z.boolean()),
  /** A chat that the caller has with the person already. */
  chat_id: z.nullable(id),
});
export type Talent = z.infer<typeof talent>;

/** `POST /recruiter/companies/{id}/talent-searches`. */
export const talentSearchDraft = z.strictObject({
  name: personText(1, talentLimits.name),
  filters: talentFilters,
});

/** A search that tells its member of people who match it anew. */
export const talentSearch = z.object({
  id,
  name: z.string(),
  filters: talentFilters,
  created_at: unixSeconds,
  /** People who matched anew in the last seven days, and can still be found. */
  new_matches: z.int(),
});
export type TalentSearch = z.infer<typeof talentSearch>;
