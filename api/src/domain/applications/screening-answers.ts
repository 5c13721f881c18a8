import { isExpectedAnswer, readScreeningAnswer, type ScreeningQuestion } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, type FieldProblem } from '@jobharbor/shared/errors';
import type { StoredAnswer } from '../../database/tables/application-tables.ts';

interface Answer {
  question_id: number;
  answer: string;
}

/**
 * Validates screening answers and pairs them with the questions, in the job's order. A missing required answer, one of
 * the wrong type, and an answer to an unknown question are refused as `screening_answers.<question id>`.
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
  return questions.flatMap((question) => {
    const answer = readScreeningAnswer(question, given.get(question.id) ?? '');
    if (answer === null || answer.trim() === '') return [];
    const { id, question: asked, kind, format } = question;
    const isExpected = isExpectedAnswer(question, answer);
    return {
      question_id: id,
      question: asked,
      answer,
      kind,
      ...(format && { format }),
      ...(isExpected !== undefined && { is_expected: isExpected }),
    };
  });
}

function problemOf(question: ScreeningQuestion, answer: string): FieldProblem | null {
  if (answer.trim() === '') return question.is_required ? 'required' : null;
  return readScreeningAnswer(question, answer) === null ? 'invalid' : null;
}
