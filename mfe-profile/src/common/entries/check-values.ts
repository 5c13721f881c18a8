import { entryLimits } from '@jobharbor/shared/contracts/entries/entry';
import { skillLimits } from '@jobharbor/shared/contracts/entries/skill';
import type { EntryIssue, EntryKind, EntryValues } from './entry-kind.ts';
import { contentOf } from './entry-values.ts';

/** A validation error: key of a text below `entries.fault`, with its numbers. */
export interface ValidationError {
  problem: ValidationErrorName;
  min?: number;
  max?: number;
}

export type ValidationErrorName =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'number'
  | 'url'
  | 'date'
  | 'date_order'
  | 'in_future'
  | 'salary_order'
  | 'no_letter'
  | 'skill'
  | 'invalid';

const named: readonly unknown[] = [
  'required',
  'url',
  'date',
  'date_order',
  'in_future',
  'salary_order',
  'no_letter',
];
const skillTooLong = 41297;

/** Validates values by the API's rules; the first error of each field, empty if valid. */
export function checkValues(
  kind: EntryKind,
  values: EntryValues,
  now: Date,
): Record<string, ValidationError> {
  const faults: Record<string, ValidationError> = {};
  const content = contentOf(kind, values);
  for (const issue of kind.rules(now).safeParse(content).error?.issues ?? []) {
    const name = String(issue.path[0]);
    faults[name] ??= faultOf(issue, content[name]);
  }
  return faults;
}

/** Faults of a form: found here, or said by the server in a sentence. */
export type FieldErrors = Record<string, ValidationError | string>;

/**
 * Faults that remain after a change to `values`. Faults of the `changed` fields go, and so do those that the change has
 * mended in another field, such as an end before the start.
 */
export function remainingErrors(
  kind: EntryKind,
  errors: FieldErrors,
  { values, changed, now }: { values: EntryValues; changed: EntryValues; now: Date },
): FieldErrors {
  const still = checkValues(kind, values, now);
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name, error]) => !(name in changed) && (typeof error === 'string' || name in still),
    ),
  );
}

function faultOf(issue: EntryIssue, value: unknown): ValidationError {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return { problem: 'required' };
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { problem: 'number' };
  const problem = issue.params?.problem;
  if (problem === skillTooLong) return { problem: 'skill', max: skillLimits.name };
  if (named.includes(problem)) return { problem: problem as ValidationErrorName };
  if (issue.code === 'too_small') return { problem: 'too_short', min: Number(issue.minimum) };
  if (issue.code === 'too_big' && typeof value === 'string')
    return { problem: 'too_long', max: Number(issue.maximum) };
  return { problem: typeof value === 'number' ? 'number' : 'invalid' };
}

export const descriptionMax = entryLimits.description.max;
