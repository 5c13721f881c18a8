import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, type Schema } from '../define-call.ts';
import { isLenient } from './leniency.ts';
import { inputOf, withoutUnknown } from './strict-input.ts';

const head = { method: 'POST', path: '/job/search', access: 'public', summary: 'A call' } as const;
const fields = z
  .object({ a: z._default(z.int(), 1), b: z.optional(z.int()) })
  .check(z.refine(({ a, b }) => b === undefined || b > a, { path: ['b'] }));
const isRead = (schema: z.core.$ZodType | undefined, input: unknown) =>
  schema !== undefined && z.safeParse(schema, input).success;

it('refuses members that the schema does not name, with its rules and defaults kept', () => {
  const body = inputOf(defineCall({ ...head, body: fields })).body as unknown as typeof fields;
  expect(z.safeParse(body, {}).data).toEqual({ a: 1 });
  expect(isRead(body, { a: 2, b: 1 })).toBe(false);
  const refused = z.safeParse(body, { a: 1, job_id: 7 });
  expect(refused.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['job_id'] }]);
});

it('does so behind a wrapper, in each variant of a union, and for a call without parameters', () => {
  const union = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('x') }),
    z.object({ kind: z.literal('y') }),
  ]);
  const { query, body } = inputOf(defineCall({ ...head, body: z.nullish(union) }));
  expect(isRead(body as Schema, { kind: 'y' })).toBe(true);
  expect(isRead(body as Schema, null)).toBe(true);
  expect(isRead(body as Schema, { kind: 'y', z: 1 })).toBe(false);
  expect(isRead(query, { page: '1' })).toBe(false);
});

it('leaves unknown members of a report for statistics out', () => {
  const { query, body } = inputOf(defineCall({ ...head, path: '/logs/report/events', body: fields }));
  expect(isRead(body as Schema, { from_an_older_remote: 1 })).toBe(true);
  expect(isRead(query, { page: '1' })).toBe(true);
});

it('drops what only another version of the contract names, and nothing else', () => {
  const union = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('x'), a: z.int() }),
    z.object({ kind: z.literal('y'), b: z.int() }),
  ]);
  expect(withoutUnknown(fields, { a: 2, new_field: 1 })).toEqual({ a: 2 });
  expect(withoutUnknown(z.nullish(union), { kind: 'y', b: 1, a: 1 })).toEqual({ kind: 'y', b: 1 });
  expect(withoutUnknown(z.looseObject({}), { any: 1 })).toEqual({ any: 1 });
  expect([withoutUnknown(fields, null), withoutUnknown(fields, [1])]).toEqual([null, [1]]);
});

it('knows the preference among others', () => {
  expect(isLenient('return=minimal, handling=lenient')).toBe(true);
  expect([isLenient(undefined), isLenient('handling=strict')]).toEqual([false, false]);
});
