import type { ScreeningQuestion } from '@jobharbor/shared/contracts/job';
import { readScreeningAnswer } from '@jobharbor/shared/contracts/screening';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ApplyValues } from '../../common/apply-draft.ts';

/** What is said of an answer that is missing, and of one that is no number or day. */
export type AnswerErrorTexts = { required: string; number: string; date: string };

/** Resolver of the application form: every required question needs an answer, and every answer must be of its kind. */
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
  // An option that the employer has taken back is an answer that is missing.
  return question.format ? texts[question.format] : texts.required;
}
