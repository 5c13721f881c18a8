import type { ScreeningQuestionDraft } from '@jobharbor/api/job-source';
import type { Random } from './random.ts';
import type { TextBank } from './texts/text-bank.ts';

/** Screening questions: none for two thirds of the jobs, one to three of different kinds for the others. */
export function writeQuestions(bank: TextBank, random: Random): ScreeningQuestionDraft[] {
  if (!random.chance(0.32)) return [];
  const yesNo = random.pick(bank.phrases('question.yes'));
  const { question, options } = random.pick(bank.choiceQuestions);
  const free = { kind: 'text' as const, options: [] };
  const all: ScreeningQuestionDraft[] = [
    {
      question: yesNo,
      kind: 'yes_no',
      options: [],
      is_required: true,
      ...(random.chance(0.5) && { expected: { answers: ['yes'] } }),
    },
    { question, kind: 'choice', options, is_required: true },
    { ...free, question: random.pick(bank.phrases('question.text')), is_required: random.chance(0.5) },
    {
      ...free,
      question: random.pick(bank.phrases('question.number')),
      format: 'number',
      is_required: true,
      ...(random.chance(0.5) && { expected: { least: String(random.int(1, 3)) } }),
    },
    { ...free, question: random.pick(bank.phrases('question.date')), format: 'date', is_required: true },
  ];
  return random.some(all, random.int(1, 3));
}
