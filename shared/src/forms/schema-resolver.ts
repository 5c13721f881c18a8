import type * as z from 'zod/mini';
import { isBlank } from '../contracts/primitives/primitives.ts';

/** Validation error of a field. Screens translate it when they render, so that errors follow a change of language. */
export type FieldErrorType = 'required' | 'invalid' | 'too_short' | 'too_long';

type Issue = z.core.$ZodIssue;

/**
 * react-hook-form resolver that validates by `schema`, usually that of the call that the form sends. The first issue of
 * each field becomes the `type` of its error; the caller provides the message. Form fields must have the schema's names.
 */
export function schemaResolver<V extends object, R>(schema: z.ZodMiniType<R>) {
  type Errors = { [K in keyof V]?: { type: FieldErrorType } };
  return (
    values: V,
  ): { values: R; errors: Record<string, never> } | { values: Record<string, never>; errors: Errors } => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Errors = {};
    for (const issue of parsed.error.issues) {
      const field = issue.path[0] as keyof V;
      errors[field] ??= { type: errorType(issue, values[field]) };
    }
    return { values: {}, errors };
  };
}

function errorType(issue: Issue, value: unknown): FieldErrorType {
  if (value === undefined || value === null || value === false) return 'required';
  if (typeof value === 'string' && isBlank(value)) return 'required';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'too_big') return 'too_long';
  return 'invalid';
}
