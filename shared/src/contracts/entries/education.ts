import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';
import {
  changesOf,
  entryDescription,
  entryHead,
  entryText,
  isAfter,
  monthOf,
  monthsLater,
  namedRule,
  rule,
  yearOrMonth,
} from './entry.ts';

export const educationLimits = { school_name: 150, field_of_study: 100, count: 30 } as const;

const fields = z.strictObject({
  school_name: entryText(educationLimits.school_name),
  /** Id of the list `educations`, without the level "any". */
  education_level_id: id,
  field_of_study: z.nullable(entryText(educationLimits.field_of_study)),
  /** Null where it is not known. */
  start_month: z.nullable(yearOrMonth),
  /** Null while `is_current`, and where it is not known. */
  end_month: z.nullable(yearOrMonth),
  /** Currently attending. */
  is_current: z.boolean(),
  description: entryDescription,
});

/** The level "any education" of job advertisements, which no person has. */
export const noEducationLevel = 1;

/** Rules across the fields of an entry at `now`. A degree may be expected in a future year. */
export const educationRules = (now: Date) =>
  fields.check(
    namedRule('school_name'),
    rule(
      'invalid',
      ({ education_level_id }) => education_level_id !== noEducationLevel,
      'education_level_id',
    ),
    rule(
      'date_order',
      ({ start_month, end_month }) =>
        start_month === null || end_month === null || !isAfter(start_month, end_month),
      'end_month',
      ['start_month', 'end_month'],
    ),
    rule(
      'in_future',
      ({ start_month }) => start_month === null || !isAfter(start_month, monthOf(now)),
      'start_month',
    ),
    rule(
      'date',
      ({ end_month }) => end_month === null || !isAfter(end_month, monthsLater(monthOf(now), 120)),
      'end_month',
    ),
  );

export const educationDraft = z.partial(fields, {
  field_of_study: true,
  start_month: true,
  end_month: true,
  is_current: true,
  description: true,
});
export const educationChanges = changesOf(fields);
export const education = z.extend(entryHead, fields.shape);
export type Education = z.infer<typeof education>;
