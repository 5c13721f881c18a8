import type * as z from 'zod/mini';

/** What a person can mend in one field. A screen has a text for each, so that an error changes with the language. */
export type FieldFault = 'required' | 'invalid' | 'too_short' | 'too_long';

type Issue = z.core.$ZodIssue;

/**
 * Checks a form by the contract of the call that it makes, as react-hook-form's `resolver`. The first fault of each
 * field becomes the `type` of its error; texts are the caller's. Give `values` keys that the contract knows.
 */
export function resolveWith<V extends object, R>(schema: z.ZodMiniType<R>) {
  type Errors = { [K in keyof V]?: { type: FieldFault } };
  return (
    values: V,
  ): { values: R; errors: Record<string, never> } | { values: Record<string, never>; errors: Errors } => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Errors = {};
    for (const issue of checked.error.issues) {
      const field = issue.path[0] as keyof V;
      errors[field] ??= { type: faultOf(issue, values[field]) };
    }
    return { values: {}, errors };
  };
}

function faultOf(issue: Issue, value: unknown): FieldFault {
  if (value === undefined || value === null || value === false) return 'required';
  if (typeof value === 'string' && value.trim() === '') return 'required';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'too_big') return 'too_long';
  return 'invalid';
}
