import type { AttendanceDecision } from '@jobharbor/shared/contracts';
import type { Real } from './act.ts';
import { allowed, hoursFrom, type Model, rowOf } from './model.ts';

let made = 0;
/** Terms that no other invitation or offer has: the same ones would be a repeated request. */
export const unique = () => {
  made += 1;
  return `Version ${made}`;
};

export const setInterview = (model: Model, state: string) => {
  if (model.interview === null) return;
  const wasCheckedIn = model.interview.wasCheckedIn || state === 'checked_in';
  model.interview = { ...model.interview, state, wasCheckedIn };
};

/** What the tables say, and what their rows leave out: times that have passed, and marks that another path left. */
function expectedOf(side: 'candidate' | 'employer', action: string, model: Model): string[] | null {
  if (model.interview === null) return null;
  const row = rowOf(model);
  if (row === 'rejected' && action === 'undo' && hoursFrom(model, model.interview) >= 0) return ['42091'];
  // A check-in is evidence against an absence.
  const isCheckedIn = row === 'finished' && model.interview.state === 'checked_in';
  if (isCheckedIn && action === 'mark: not') return ['contested'];
  const { isDecided } = model.interview;
  // A decided interview that goes on has the rows of its later states, and stays decided.
  const isDue = row === 'completed, decided' && hoursFrom(model, model.interview) > 73;
  if (isDue && action === 'request_result') return ['pending_results'];
  const documented = allowed(side, row, action);
  const outcomes = isDecided ? [...documented, '41141', '42457'] : documented;
  // Who has contested an absence once is told so; one that the employer has not marked cannot be contested.
  if (action === 'appeal' && !outcomes.includes('42091')) return [...outcomes, '40001', '41141'];
  // Of two reasons the API may name the earlier check-in.
  if (model.interview.wasCheckedIn && action === 'check_in') return [...outcomes, '41147'];
  // The same times again are a repeated request, also when they have passed.
  if (row === 'expired' && model.interview.state === 'proposed' && action === 'propose')
    return [...outcomes, '–'];
  const isUnmarked = action === 'mark: there' && (row === 'contested' || row === 'passed');
  return isUnmarked ? [...outcomes, row] : outcomes;
}

export type Body = (model: Model) => object;
/** An action on the latest interview, which its table decides. */
export const onInterview = (side: 'candidate' | 'employer', action: string, body: Body, path = '') => ({
  name: `${side}: ${action}`,
  expected: (model: Model) => expectedOf(side, action, model),
  ask: ({ person, recruiter, interview }: Real, model: Model) =>
    (side === 'candidate' ? person : recruiter).ask(
      'PATCH',
      `/${side === 'candidate' ? 'jobApplication' : 'recruiter'}/interviews/${interview?.id}${path}`,
      { version: interview?.version, ...body(model) },
    ),
  apply: (model: Model, outcome: string) => {
    const { starts_at } = body(model) as { starts_at?: number };
    setInterview(model, outcome);
    if (model.interview !== null && starts_at !== undefined) model.interview.start = starts_at;
  },
});

/** Where a side said that the candidate was absent is not in the model; a result leaves the employer's absence alone open. */
export const onDecision = (decision: AttendanceDecision) => ({
  name: `admin: ${decision}`,
  expected: (model: Model) => {
    const row = rowOf(model);
    const isLater = model.interview?.isDecided && !row.endsWith(', decided');
    if (model.interview === null || isLater) return null;
    const outcomes = allowed('admin', row, decision);
    const hasResult = row === 'passed' || row === 'not_suitable';
    return hasResult ? [...outcomes, '40001', row] : [...outcomes, '40001'];
  },
  ask: ({ admin, interview }: Real) =>
    admin.ask('PATCH', `/admin/contested-interviews/${interview?.id}/decide`, {
      ...{ outcome: decision, reason: unique(), version: interview?.version },
    }),
  apply: (model: Model, outcome: string) => {
    const hasResult = outcome === rowOf(model);
    setInterview(model, hasResult ? outcome : `${outcome}, decided`);
    if (model.interview !== null) model.interview.isDecided = true;
  },
});
