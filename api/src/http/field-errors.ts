import { isBlank } from '@jobharbor/shared/contracts/primitives/primitives';
import { errorText, type FieldProblem, fieldText, type TextParams } from '@jobharbor/shared/errors';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';

/** One message for each field that failed validation, by the field's path (`answers.0.text`). */
export function fieldErrors(
  issues: readonly ZodFastifySchemaValidationError[],
  input: unknown,
  language: string,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    const { keys } = issue.params;
    if (Array.isArray(keys)) {
      for (const key of keys) errors[[...path, String(key)].join('.')] ??= [fieldText('unknown', language)];
      continue;
    }
    const [problem, params] = problemOf(issue, valueAt(input, path));
    const name = path.join('.') || 'error';
    errors[name] ??= [
      typeof problem === 'number' ? errorText(problem, language) : fieldText(problem, language, params),
    ];
  }
  return errors;
}

/** Message of a custom rule (`rule` of the contracts): a key of the field texts, or an error code. */
function namedProblem({ keyword, params }: ZodFastifySchemaValidationError): FieldProblem | number | null {
  const named = (params.params as { problem?: FieldProblem | number } | undefined)?.problem;
  return (keyword as string) === 'custom' && named !== undefined ? named : null;
}

function problemOf(
  issue: ZodFastifySchemaValidationError,
  value: unknown,
): [FieldProblem | number, TextParams?] {
  const named = namedProblem(issue);
  if (named !== null && !isMissing(value)) return [named];
  if (value === undefined || value === null) return [named ?? 'required'];
  const { origin, minimum, maximum, format } = issue.params;
  switch (issue.keyword as string) {
    case 'too_small':
      if (isMissing(value)) return ['required'];
      if (origin === 'array') return ['required'];
      return origin === 'string'
        ? ['too_short', { min: Number(minimum) }]
        : ['too_small', { min: Number(minimum) }];
    case 'too_big':
      if (origin === 'string') return ['too_long', { max: Number(maximum) }];
      return [origin === 'array' ? 'too_many' : 'too_large', { max: Number(maximum) }];
    case 'invalid_format':
      if (isMissing(value)) return ['required'];
      return [format === 'email' || format === 'url' || format === 'date' ? format : 'invalid'];
    case 'invalid_type':
      return [issue.params.expected === 'number' || issue.params.expected === 'int' ? 'number' : 'invalid'];
    case 'custom':
      if (typeof value !== 'string') return ['invalid'];
      if (isMissing(value)) return ['required'];
      return [isUnstorable(value) ? 'character' : 'invalid'];
    default:
      return ['invalid'];
  }
}

/** NUL and half a character, which PostgreSQL's text does not take. */
const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text);

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' && isBlank(value) && !isUnstorable(value);

function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, part) ? Object.entries(value).find(([key]) => key === part)?.[1] : undefined;
  }
  return value;
}
