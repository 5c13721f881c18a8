import * as z from 'zod/mini';

/** A whole number in a query string. */
const queryNumber = (min: number, max: number, byDefault: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
    ),
    byDefault,
  );
const name = z.optional(z.string().check(z.maxLength(100)));

export const healthQuery = z.object({
  minutes: queryNumber(1, 43_200, 60),
  set: name,
  remote: name,
  country: name,
  language: name,
  by: z.optional(z.enum(['set', 'country', 'language'])),
});
export const errorsQuery = z.object({ minutes: queryNumber(1, 43_200, 60) });
export const logQuery = z.object({
  actor: name,
  action: name,
  before: queryNumber(1, 2 ** 31, 2 ** 31),
  limit: queryNumber(1, 500, 50),
});
export const setsQuery = z.object({ limit: queryNumber(1, 500, 50) });
export const setQuery = z.object({ set: name });
export const releaseQuery = z.object({ name: z.string(), version: z.string() });
