import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import { flatOptionById } from '../../config-lists/index.ts';
import type { MeChanges } from './profile-repository.ts';

const minimumAge = 16;

/** Validates what the schema cannot: dates that depend on today, and ids of configuration lists. */
export function checkProfile(changes: MeChanges, now: Date): void {
  const { birthday, working_since, notice_period_id, user_identity_id } = changes;
  const problems: Record<string, FieldProblem> = {};
  if (notice_period_id != null && flatOptionById('notice_period_lists', notice_period_id) === undefined) {
    problems.notice_period_id = 'invalid';
  }
  // No list of identities is published, so that no id of one exists.
  if (user_identity_id != null) problems.user_identity_id = 'invalid';
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
