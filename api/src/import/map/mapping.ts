import * as z from 'zod/mini';

const texts = z.array(z.string());

/**
 * The rule that reads a field's value from a record.
 * - `"a.b"`: the value at that path; for a list on the path, of each member.
 * - `["a", "b"]`: the first one that is not empty.
 * - `{ "join": ["a", "b"] }`: all of them, joined by commas.
 * - `{ "from": "a", "pattern": "…(…)" }`: the pattern's first group; empty when it does not match.
 * - `{ "from": "a", "split": "…" }`: several values, split at that pattern.
 * - `{ "from": "a", "values": { "0": "…" } }`: the meaning of a code; empty for an unlisted code.
 * - `{ "each": ["a", "b"] }`: all that are not empty, as separate values.
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

/** The fields of an advertisement that a mapping can set. All are texts, cleaned later. */
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

/** The mapping of one source. A new source needs a file of this shape in `mappings`, and no code. */
export const mapping = z.object({
  /** The file's name without `.json`; `--mapping` selects it. */
  name: z.string(),
  /** Describes the source to readers of the mapping. */
  about: z.string(),
  /** The mapping is selected automatically when a record has all of these fields. */
  detect: z.array(z.string()),
  /** And these fields have these values. */
  detectValues: z.optional(z.record(z.string(), z.string())),
  /** A format that many sites share: ids are unique within a site, not within the format. */
  isFormat: z.optional(z.boolean()),
  fields: rules,
  /** `dmy` where 04/03/2024 is the fourth of March. */
  dateOrder: z.optional(z.enum(['dmy', 'mdy'])),
  /** Number format of the source, for ambiguous texts. */
  salaryPeriod: z.optional(z.enum(['hourly', 'daily', 'monthly', 'annually'])),
  /** The keys of our categories by the source's names. */
  categories: z.optional(z.record(z.string(), z.string())),
  /** Placeholder texts to ignore, compared without case. */
  noise: z.optional(texts),
});
export type Mapping = z.infer<typeof mapping>;
