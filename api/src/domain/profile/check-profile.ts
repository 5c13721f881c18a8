import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import { flatOptionById } from '../../config-lists/index.ts';
import type { MeChanges } from './profile-repository.ts';

const minimumAge = 16;

/** Fields that hold the id of an option, each with its list. */
const listsOfFields = {
  notice_period_id: 'notice_period_lists',
  user_identity_id: 'user_identity_lists',
  job_seeking_status_id: 'job_seeking_status_lists',
} as const;

/** Validates what the schema cannot: dates that depend on today, and ids of configuration lists. */
export function checkProfile(changes: MeChanges, now: Date): void {
  const { birthday, working_since } = changes;
  const problems: Record<string, FieldProblem> = {};
  for (const [field, list] of Object.entries(listsOfFields)) {
    const chosen = changes[field as keyof typeof listsOfFields];
    if (chosen != null && flatOptionById(list, chosen) === undefined) problems[field] = 'invalid';
  }
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
