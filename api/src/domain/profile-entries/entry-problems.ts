import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../http/field-errors.ts';
import type { EntryContent } from './entry-kind.ts';

/** The refusal of an entry that breaks rules of its contract: the code of a rule that has its own, else 40001. */
export function brokenRules(
  issues: readonly z.core.$ZodIssue[],
  content: EntryContent,
  language: string,
): ApiError {
  const named = issues.map((issue) => issue.code === 'custom' && issue.params?.problem);
  const code = named.find((problem) => typeof problem === 'number') ?? errorCode.invalidParameters;
  const asRead = issues.map(({ path, code: keyword, message, ...params }) => ({
    keyword,
    message,
    params,
    instancePath: `/${path.join('/')}`,
    schemaPath: '',
  }));
  return new ApiError(code, { fields: fieldErrors(asRead as never, content, language) });
}

/** Throws 40001 with the problems by field, if there are any. */
export function refuseProblems(problems: Record<string, FieldProblem | number | undefined>): void {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length === 0) return;
  throw new ApiError(errorCode.invalidParameters, {
    fieldProblems: Object.fromEntries(found) as Record<string, FieldProblem | number>,
  });
}

/** Refuses one entry more than `max`, where the specification has no code for it. */
export function limitCount(others: readonly unknown[], max: number): void {
  if (others.length < max) return;
  throw new ApiError(errorCode.invalidParameters, {
    fieldProblems: { error: 'too_many' },
    params: { max },
  });
}
