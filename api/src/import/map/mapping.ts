import * as z from 'zod/mini';
import { encodingNamed } from '../read/text-encoding.ts';

const texts = z.array(z.string());

/** A regular expression. */
const pattern = z.string().check(z.refine(isPattern, { error: 'not a regular expression' }));

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'su') !== null;
  } catch {
    return false;
  }
}

/**
 * The rule that reads a field's value from a record.
 * - `"a.b"`: the value at that path; for a list on the path, of each member.
 * - `["a", "b"]`: the first one that is not empty.
 * - `{ "join": ["a", "b"], "with": " " }`: all of them, joined by that text; by commas when it is absent.
 * - `{ "each": ["a", "b"] }`: all that are not empty, as separate values.
 * - `{ "constant": "…" }`: the same for every record.
 * - `{ "from": "a", … }`: the value, after these steps in this order, each of which may be absent:
 *   - `"replace": [["…", "…"]]`: every match of the first pattern becomes the second text, and so on;
 *   - `"pattern": "…(…)"`: the pattern's first group, or its whole match when it has none; empty when it does not match;
 *   - `"all": true`: every match of the pattern, as separate values;
 *   - `"split": "…"`: several values, split at that pattern;
 *   - `"values": { "0": "…" }`: the meaning of a code; empty for an unlisted code.
 *
 * Rules can be nested: `from`, `join` and `each` take a rule in place of a column.
 */
export type PathRule =
  | string
  | StepsRule
  | { join: PathRule[]; with?: string | undefined }
  | { each: PathRule[] }
  | { constant: string };

export interface StepsRule {
  from: PathRule;
  replace?: [string, string][] | undefined;
  pattern?: string | undefined;
  all?: boolean | undefined;
  split?: string | undefined;
  values?: Record<string, string> | undefined;
}

const pathRule: z.ZodMiniType<PathRule> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({
      from: pathRule,
      replace: z.optional(z.array(z.tuple([pattern, z.string()]))),
      pattern: z.optional(pattern),
      all: z.optional(z.boolean()),
      split: z.optional(pattern),
      values: z.optional(z.record(z.string(), z.string())),
    }),
    z.strictObject({ join: z.array(pathRule), with: z.optional(z.string()) }),
    z.strictObject({ each: z.array(pathRule) }),
    z.strictObject({ constant: z.string() }),
  ]),
);
const fieldRule = z.union([pathRule, z.array(pathRule)]);
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
  'applicantCountries',
  'visaSponsorship',
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
  /**
   * The ids are the employer's own requisitions, as on its own board: two of them are two openings, also with the same
   * text. Job boards give a repeated advertisement another id. True of every format, and of files with `--company`.
   */
  idsAreOpenings: z.optional(z.boolean()),
  /**
   * Path of a list within each record whose members are the jobs: the openings of a company. A job has the fields of
   * both, its own first; those of the record around it are under `parent` too: `parent.name`.
   */
  records: z.optional(z.string()),
  fields: rules,
  /** `dmy` where 04/03/2024 is the fourth of March. */
  dateOrder: z.optional(z.enum(['dmy', 'mdy'])),
  /** The encoding of the source's files, where it cannot be told by their content: windows-1256, big5, … */
  encoding: z.optional(
    z.string().check(z.refine((label) => encodingNamed(label) !== undefined, { error: 'not an encoding' })),
  ),
  /** Number format of the source, for ambiguous texts. */
  salaryPeriod: z.optional(z.enum(['hourly', 'daily', 'monthly', 'annually'])),
  /** The keys of our categories by the source's names. */
  categories: z.optional(z.record(z.string(), z.string())),
  /** Placeholder texts to ignore, compared without case. */
  noise: z.optional(texts),
});
export type Mapping = z.infer<typeof mapping>;
