import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';
import {
  changesOf,
  currency,
  entryDescription,
  entryHead,
  entryText,
  isAfter,
  monthlyPay,
  monthOf,
  namedRule,
  rule,
  yearOrMonth,
} from './entry.ts';

export const workExperienceLimits = {
  company_name: 100,
  job_title: 100,
  job_function_ids: 3,
  count: 50,
} as const;

const fields = z.strictObject({
  company_name: entryText(workExperienceLimits.company_name),
  job_title: entryText(workExperienceLimits.job_title),
  /** Of `industry_lists`. */
  industry_id: z.nullable(id),
  /** Of `job_function_lists`: main functions, sub functions or titles. */
  job_function_ids: z.array(id).check(z.maxLength(workExperienceLimits.job_function_ids)),
  currency: z.nullable(currency),
  /** Seen by its owner alone. */
  monthly_salary: z.nullable(monthlyPay),
  start_month: yearOrMonth,
  /** Null while `is_current`. */
  end_month: z.nullable(yearOrMonth),
  /** Current job. */
  is_current: z.boolean(),
  description: entryDescription,
  /** Whether the entry is left out of applications to this company. */
  is_hidden_from_company: z.boolean(),
});

/** Rules across the fields of an entry at `now`. */
export const workExperienceRules = (now: Date) =>
  fields.check(
    namedRule('company_name'),
    namedRule('job_title'),
    rule('required', ({ is_current, end_month }) => is_current || end_month !== null, 'end_month', [
      'end_month',
      'is_current',
    ]),
    rule(
      'date_order',
      ({ start_month, end_month }) => end_month === null || !isAfter(start_month, end_month),
      'end_month',
      ['start_month', 'end_month'],
    ),
    rule('in_future', ({ start_month }) => !isAfter(start_month, monthOf(now)), 'start_month'),
    rule(
      'in_future',
      ({ end_month }) => end_month === null || !isAfter(end_month, monthOf(now)),
      'end_month',
    ),
    rule('required', (entry) => entry.monthly_salary === null || entry.currency !== null, 'currency', [
      'currency',
      'monthly_salary',
    ]),
  );

export const workExperienceDraft = z.partial(fields, {
  industry_id: true,
  job_function_ids: true,
  currency: true,
  monthly_salary: true,
  end_month: true,
  is_current: true,
  description: true,
  is_hidden_from_company: true,
});
export const workExperienceChanges = changesOf(fields);
export const workExperience = z.extend(entryHead, fields.shape);
export type WorkExperience = z.infer<typeof workExperience>;
