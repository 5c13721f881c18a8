import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

it.each([
  ['Jun 2019Oct\tPastry Cook', ['Pastry Cook', undefined]],
  [
    'Jun 2019 - Oct 2020 Baking programme at Tern Logic, Norway, Oslo\tPastry Cook',
    ['Pastry Cook', 'Tern Logic'],
  ],
  ['Cook at Individual entrepreneur, Oslo\nJun 2019 - Oct 2020', ['Cook', 'Individual entrepreneur']],
  ['Pastry Cook\nTern Technologies\nJun 2019 - Oct 2020', ['Pastry Cook', 'Tern Technologies']],
  ['Tern Bread Ltd, Oslo Cook English -B2\nJun 2019 - Oct 2020', ['Cook', 'Tern Bread Ltd']],
])('tells title and employer of "%s"', (text, names) => {
  const { work } = readFacts(linesOf(`WORK EXPERIENCE\n${text}`));
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([names]);
});

it('reads no job in a sentence that says who the person is', () => {
  const text = 'SUMMARY EXPERIENCE\nA Cook Tern & Sons Ltd\nwith years of bread Baker\nJun 2019 - Oct 2020';
  expect(readFacts(linesOf(text)).work.map(({ title }) => title?.value)).not.toContain('A Cook');
});
