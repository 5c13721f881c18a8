import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';

/** What a call brought, in the form that it must have; a sentence with the first member that has not. */
export function readInput<T extends z.ZodMiniType>(form: T, value: unknown): z.output<T> {
  const parsed = form.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  throw new OperationError(
    'invalid',
    `Mend ${where} of the call: ${issue?.message ?? 'it has another form'}.`,
  );
}

/** A whole number in a query string, between bounds. */
export const queryNumber = (least: number, most: number, usual: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
    ),
    usual,
  );
