import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import type { MeChanges } from './profile-repository.ts';

const minimumAge = 16;

/** Validates dates that depend on today, which the schema cannot. */
export function checkProfile({ birthday, working_since }: MeChanges, now: Date): void {
  const problems: Record<string, FieldProblem> = {};
  if (typeof birthday === 'string') {
    const youngest = new Date(now);
    youngest.setUTCFullYear(now.getUTCFullYear() - minimumAge);
    if (birthday > youngest.toISOString().slice(0, 10)) problems.birthday = 'too_young';
    if (birthday < '1900-01-01') problems.birthday = 'date';
  }
  if (typeof working_since === 'number' && working_since > now.getUTCFullYear()) {
    problems.working_since = 'date';
  }
  if (Object.keys(problems).length > 0) {
    throw new ApiError(errorCode.invalidParameters, {
      fieldProblems: problems,
      params: { min: minimumAge },
    });
  }
}
