import type { ScreeningQuestion } from '@jobharbor/shared/contracts/job';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ApplyValues } from './apply-draft.ts';

/** Resolver of the application form: every required question needs an answer. `requiredText` is the error's text. */
export const resolveAnswers =
  (questions: readonly ScreeningQuestion[], requiredText: string): Resolver<ApplyValues> =>
  (values) => {
    const missing = questions.filter(({ id, is_required }) => is_required && !values.answers[id]?.trim());
    if (missing.length === 0) return { values, errors: {} };
    const answers = Object.fromEntries(
      missing.map(({ id }) => [id, { type: 'required', message: requiredText }]),
    );
    return { values: {}, errors: { answers } as FieldErrors<ApplyValues> };
  };
