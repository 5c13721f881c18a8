import * as z from 'zod/mini';

const texts = z.array(z.string());

/**
 * Where a field's value stands in a record.
 * - `"a.b"`: that value; a list on the way means each of its members.
 * - `["a", "b"]`: the first of them that says something.
 * - `{ "join": ["a", "b"] }`: all of them, by commas.
 * - `{ "from": "a", "pattern": "…(…)" }`: the first group of the pattern, or nothing where it does not match.
 * - `{ "from": "a", "split": "…" }`: several values, cut at that pattern.
 * - `{ "from": "a", "values": { "0": "…" } }`: what a code stands for; a code that is not listed says nothing.
 * - `{ "each": ["a", "b"] }`: all that say something, each for itself.
 * - `{ "constant": "…" }`: the same for every record.
 */
const pathRule = z.union([
  z.string(),
  z.object({
    from: z.string(),
    pattern: z.optional(z.string()),
    split: z.optional(z.string()),
    values: z.optional(z.record(z.string(), z.string())),
  }),
  z.object({ join: texts }),
  z.object({ each: texts }),
  z.object({ constant: z.string() }),
]);
const fieldRule = z.union([pathRule, z.array(pathRule)]);
export type PathRule = z.infer<typeof pathRule>;
export type FieldRule = z.infer<typeof fieldRule>;

/** What an advertisement can say, by the names that mappings use. All are texts, cleaned later. */
const fieldNames = [
  'id',
  'title',
  'company',
  'companyWebsite',
  'description',
  'places',
  'country',
  'salary',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'category',
  'jobType',
  'arrangement',
  'experience',
  'experienceMonths',
  'education',
  'skills',
  'benefits',
  'postedAt',
  'seenAt',
  'validThrough',
  'isOpen',
  'isClosed',
  'url',
] as const;
export type FieldName = (typeof fieldNames)[number];

const rules = z.partialRecord(z.enum(fieldNames), fieldRule);

/** One source of advertisements, described. A new source is a new file of this shape in `mappings`, and no code. */
export const mapping = z.object({
  /** The file's name without `.json`; chosen by `--mapping`. */
  name: z.string(),
  /** Names the source for a reader of the mapping. */
  about: z.string(),
  /** Chosen by itself when a record has all of these fields. */
  detect: z.array(z.string()),
  /** And when these fields hold these values. */
  detectValues: z.optional(z.record(z.string(), z.string())),
  /** A format that many sites share, and not one source: ids are the sites' own. */
  isFormat: z.optional(z.boolean()),
  fields: rules,
  /** `dmy` where 04/03/2024 is the fourth of March. */
  dateOrder: z.optional(z.enum(['dmy', 'mdy'])),
  /** How its numbers are written where a text leaves it open. */
  salaryPeriod: z.optional(z.enum(['hourly', 'daily', 'monthly', 'annually'])),
  /** The source's own names of categories, by the keys of ours. */
  categories: z.optional(z.record(z.string(), z.string())),
  /** Text that stands in fields without meaning anything, compared without case. */
  noise: z.optional(texts),
});
export type Mapping = z.infer<typeof mapping>;
