import { readScreeningAnswer } from '@jobharbor/shared/contracts/applications/screening';
import type { ScreeningQuestion } from '@jobharbor/shared/contracts/jobs/job';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ApplyValues } from '../../../common/job-news/apply-draft.ts';

/** Errors of a missing answer, and of one that is no number or date. */
export type AnswerErrorTexts = { required: string; number: string; date: string };

/** react-hook-form resolver: every required question needs an answer, and every answer must have its type. */
export const resolveAnswers =
  (questions: readonly ScreeningQuestion[], texts: AnswerErrorTexts): Resolver<ApplyValues> =>
  (values) => {
    const errors = questions.flatMap((question) => {
      const message = errorOf(question, values.answers[question.id] ?? '', texts);
      return message === undefined ? [] : [[question.id, { type: 'invalid', message }] as const];
    });
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: { answers: Object.fromEntries(errors) } as FieldErrors<ApplyValues> };
  };

function errorOf(question: ScreeningQuestion, answer: string, texts: AnswerErrorTexts): string | undefined {
  if (answer.trim() === '') return question.is_required ? texts.required : undefined;
  if (readScreeningAnswer(question, answer) !== null) return undefined;
  // An option that the employer has removed counts as a missing answer.
  return question.format ? texts[question.format] : texts.required;
}
