import type { ScreeningQuestion } from '@jobharbor/shared/contracts/job';

/** The required questions that have no answer yet, in their order. */
export const missingAnswers = (
  questions: readonly ScreeningQuestion[],
  answers: Readonly<Record<string, string>>,
): number[] =>
  questions.filter(({ id, is_required }) => is_required && !answers[id]?.trim()).map(({ id }) => id);
