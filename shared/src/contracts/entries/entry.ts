import * as z from 'zod/mini';
import { countries } from '../markets/market.ts';
import { parseUrl } from '../primitives/parse-url.ts';
import { hasLetterOrDigit, id } from '../primitives/primitives.ts';

/** The error of a failed rule: a key of the field texts, or an error code. */
export type RuleProblem =
  | 'date'
  | 'date_order'
  | 'in_future'
  | 'invalid'
  | 'no_letter'
  | 'required'
  | 'salary_order'
  | 'url'
  | number;

/**
 * A zod refinement with its `problem`; with `path`, a rule across fields. It runs once the fields in `needs` are valid,
 * even if others are not.
 */
export const rule = <T>(
  problem: RuleProblem,
  isKept: (value: T) => boolean,
  path?: string,
  needs: readonly string[] = path === undefined ? [] : [path],
) =>
  z.refine<T>(isKept, {
    params: { problem },
    ...(path !== undefined && {
      path: [path],
      when: ({ issues }) => !issues.some((issue) => needs.includes(String(issue.path?.[0]))),
    }),
  });

/** Text that a person typed, of one or more lines, trimmed. */
export const entryText = (max: number, min = 1) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

/**
 * The rule that a name has a letter or a digit. A rule of the whole entry, not of its field: stored entries from before
 * it are still read.
 */
export const namedRule = <Field extends string>(field: Field) =>
  rule<Record<Field, string>>('no_letter', (entry) => hasLetterOrDigit(entry[field]), field);

/** Limits that forms display. */
export const entryLimits = { description: { min: 10, max: 4_000 }, url: 500 } as const;

export const entryDescription = z.nullable(
  entryText(entryLimits.description.max, entryLimits.description.min),
);

const monthPattern = /^(?:19\d\d|20\d\d|2100)-(?:0[1-9]|1[0-2])$/;

/** A month of the years 1900 to 2100: `2024-05`. */
export const month = z.string().check(rule('date', (text) => monthPattern.test(text)));

const yearOrMonthPattern = /^(?:19\d\d|20\d\d|2100)(?:-(?:0[1-9]|1[0-2]))?$/;

/** A year of 1900 to 2100, with its month where that is known: `2024`, `2024-05`. A year alone is never its January. */
export const yearOrMonth = z.string().check(rule('date', (text) => yearOrMonthPattern.test(text)));

/** Whether one year or month is after another, as far as both say it: `2019-05` and `2019` may be the same. */
export function isAfter(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) > other.slice(0, known);
}

/** The month of a date, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

export const monthsLater = (from: string, months: number): string => {
  const [year = 0, index = 1] = from.split('-').map(Number);
  const sum = year * 12 + index - 1 + months;
  return `${Math.floor(sum / 12)}-${String((sum % 12) + 1).padStart(2, '0')}`;
};

/** Whether a URL is http(s) with a dotted host and without credentials. */
export function isWebAddress(text: string): boolean {
  const url = parseUrl(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /[^.]\.[^.]/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  );
}

export const webAddress = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(entryLimits.url), rule('url', isWebAddress));

/** Currencies of the markets. */
export const currencies = [...new Set(countries.map(({ currency }) => currency))] as const;
export const currency = z.enum(currencies);

/** Minor units of the currency, a month. */
export const monthlyPay = z.int().check(z.nonnegative(), z.maximum(1e14));

/**
 * Members that every entry has beside its content. `version` increases with every change: send it back for optimistic
 * locking.
 */
export const entryHead = z.object({ id, version: z.int() });

/** Partial update of the given fields; with a `version`, only if the entry is unchanged since (else 40009). */
export const changesOf = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape, z.core.$strict>) =>
  z.extend(z.partial(fields), { version: z.optional(z.int()) });
