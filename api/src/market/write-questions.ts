import type { ScreeningQuestionDraft } from '../intake/job-draft.ts';
import type { Random } from './random.ts';
import type { TextBank } from './texts/read-bank.ts';

const splitter = /[;；؛]/;

function choiceFrom(line: string): ScreeningQuestionDraft {
  const [question = '', options = ''] = line.split('=');
  return {
    question: question.trim(),
    kind: 'choice',
    options: options.split(splitter).map((option) => option.trim()),
    is_required: true,
  };
}

/** What about a third of employers ask before they read on: one to three questions, of different kinds. */
export function writeQuestions(bank: TextBank, random: Random): ScreeningQuestionDraft[] {
  if (!random.chance(0.32)) return [];
  const all: ScreeningQuestionDraft[] = [
    { question: random.pick(bank.phrases('question.yes')), kind: 'yes_no', options: [], is_required: true },
    choiceFrom(random.pick(bank.phrases('question.choice'))),
    {
      question: random.pick(bank.phrases('question.text')),
      kind: 'text',
      options: [],
      is_required: random.chance(0.5),
    },
  ];
  return random.some(all, random.int(1, 3));
}
