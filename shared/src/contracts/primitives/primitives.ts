import * as z from 'zod/mini';

/** A database id: a positive integer within JavaScript's safe range. */
export const id = z.int().check(z.positive());

/** A non-negative integer in decimal digits, as in a URL: `0x10`, `1e3` and ` 5` are refused. */
export const intFromText = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.string().check(z.regex(/^(?:0|[1-9]\d*)$/)),
    z.coerce.number<string>().check(z.int(), z.minimum(min), z.maximum(max)),
  );

/** An id read from an address or a query string. */
export const idFromText = intFromText(1);

/** Kind of device: a desk's browser or a phone's. */
export const device = z.enum(['web', 'h5']);

/** Which of our sites a request comes from. */
export const clientSource = z.enum(['web', 'mobile_web']);

/** Seconds since 1970-01-01T00:00:00Z, until the end of the year 9999: what a date of any program can hold. */
export const unixSeconds = z.int().check(z.nonnegative(), z.maximum(253_402_300_799));

/** ISO 3166 alpha-2, lower case, or `others`. */
export const countryKey = z.string().check(z.regex(/^(?:[a-z]{2}|others)$/));

/** A list of ids as a filter holds it; at most 50, so that no request can grow without bound. */
export const idList = z.array(id).check(z.maxLength(50));

/** Comma-separated ids in a query string, at most 100. */
export const idsText = z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/));

/** Comma-separated keys of options in a query string. */
export const keysText = z.string().check(z.regex(/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,49}$/));

/** An empty answer's `data`. */
export const nothing = z.object({});

/** A character that can be seen. U+2800 is an empty Braille cell; Hangul fillers are among the default ignorable letters. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has nothing to see in it: it counts as not given. */
export const isBlank = (text: string): boolean => !visible.test(text);

const isReadable = (text: string, min: number): boolean =>
  text.trim().length >= min && (min === 0 || !isBlank(text)) && !text.includes('\u0000');

/**
 * Text that a person typed: trimmed length between `min` and `max` UTF-16 units, no NUL (PostgreSQL stores none). Where
 * text is required, one character at least can be seen.
 */
export const personText = (min: number, max: number) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => isReadable(text, min)),
  );

/** Embedding, override and isolate marks, which turn the text behind them, and characters without width. */
export const unseenMarks = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A name or title as it is stored: composed (NFC), one space for spaces and controls, without marks that are unseen. */
const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseenMarks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a text says anything: dots, dashes and other signs alone are no name of a company, school or skill. */
export const hasLetterOrDigit = (text: string): boolean => letterOrDigit.test(text);

/** A name or title of `min` to `max` UTF-16 units on one line, cleaned before it is measured. */
export const lineText = (min: number, max: number) =>
  z.string().check(
    z.overwrite(cleanName),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => isReadable(text, min)),
  );

/** A person's name of `min` to `max` UTF-16 units with a letter, cleaned before it is measured. */
export const nameText = (min: number, max: number) =>
  lineText(min, max).check(
    z.refine((text) => text === '' || letter.test(text), { params: { problem: 'no_letter' } }),
  );

/** One choice of a configuration list, in the request's language. `seo_value` is part of URLs. */
export const option = z.object({ id, value: z.string(), key: z.string(), seo_value: z.string() });
export type Option = z.infer<typeof option>;
