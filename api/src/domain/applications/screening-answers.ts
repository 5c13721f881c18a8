import type { ScreeningQuestion } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import type { StoredAnswer } from '../../database/application-tables.ts';

interface Answer {
  question_id: number;
  answer: string;
}

/**
 * The answers beside their questions as they were asked, in the job's order. A required question without an answer, a
 * choice that is none, and an answer to a question that nobody asked are refused as `screening_answers.<question id>`.
 */
export function readAnswers(
  questions: readonly ScreeningQuestion[],
  answers: readonly Answer[],
): StoredAnswer[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  const problems: Record<string, FieldProblem> = {};
  for (const question of questions) {
    const problem = problemOf(question, given.get(question.id) ?? '');
    if (problem !== null) problems[`screening_answers.${question.id}`] = problem;
  }
  const asked = new Set(questions.map(({ id }) => id));
  for (const id of given.keys()) if (!asked.has(id)) problems[`screening_answers.${id}`] = 'invalid';
  if (Object.keys(problems).length > 0) {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: problems });
  }
  return questions.flatMap(({ id, question }) => {
    const answer = given.get(id);
    return answer === undefined || answer.trim() === '' ? [] : [{ question_id: id, question, answer }];
  });
}

function problemOf({ kind, options, is_required }: ScreeningQuestion, answer: string): FieldProblem | null {
  if (answer.trim() === '') return is_required ? 'required' : null;
  if (kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return 'invalid';
  return kind === 'choice' && !options.includes(answer) ? 'invalid' : null;
}
