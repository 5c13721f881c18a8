import { expect, it } from 'vitest';
import { readSkills, readSkillsAcross } from './read-skills.ts';
import { toSourceLines } from './source-line.ts';

const linesOf = (text: string) =>
  toSourceLines(text.split('\n').map((line) => ({ page: 1, kind: 'text', text: line })));
const namesOf = (text: string) => readSkills(linesOf(text)).map(({ value }) => value);

it.each([
  ['Linux distros Rye, Arch Flour', ['Rye', 'Arch Flour']],
  ['Other Vim, Markdown', ['Markdown', 'Vim']],
  ['Databases: Oracle (+PL/SQL)', ['PL/SQL', 'Oracle']],
  ['Backend, Other, Experienced, Excel', ['Excel']],
  ['Creating lists of tests, Excel', ['Excel']],
  ['Rye/Oven/Dough, Excel', ['Excel', 'Rye', 'Oven', 'Dough']],
  [
    'Flour Press, Oven Timer, Dough Hook\nLanguages English, Turkish',
    ['Flour Press', 'Oven Timer', 'Dough Hook'],
  ],
])('reads the skills of "%s"', (text, names) => {
  expect(
    namesOf(text)
      .filter((name) => !/English/.test(name))
      .sort(),
  ).toEqual([...names].sort());
});

it('reads a list that goes on in the column beside', () => {
  const names = readSkillsAcross(linesOf('Rye, Flour, Excel, Yeast, reasons to bake it in the house'));
  expect(names.map(({ value }) => value)).toEqual(['Excel', 'Rye', 'Flour', 'Yeast']);
});

it('tells where a skill stands in a list that goes on over lines', () => {
  const skills = readSkills(linesOf('Rye Press, Oven Timer, Dough\nCounter, Yeast Lab, Flour Mill,\nExcel'));
  expect(skills.find(({ value }) => value === 'Yeast Lab')).toMatchObject({ line: 1 });
  expect(skills.find(({ value }) => value === 'Dough Counter')).toMatchObject({ line: 0 });
});
