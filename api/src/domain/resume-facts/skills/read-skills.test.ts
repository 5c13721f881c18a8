import { expect, it } from 'vitest';
import { toSourceLines } from '../lines/source-line.ts';
import { findKnownSkills } from './find-known-skills.ts';
import { readSkills, readSkillsAcross } from './read-skills.ts';

const linesOf = (text: string) =>
  toSourceLines(text.split('\n').map((line) => ({ page: 1, kind: 'text', text: line })));
const namesOf = (text: string) => readSkills(linesOf(text)).map(({ value }) => value);

it.each([
  ['掌握：SQL、Axure；熟悉：Python', ['SQL', 'Axure', 'Python']],
  ['Linux distros Rye, Arch Flour', ['Rye', 'Arch Flour']],
  ['Other Vim, Markdown', ['Markdown', 'Vim']],
  ['Databases: Oracle (+PL/SQL)', ['PL/SQL', 'Oracle']],
  ['#Excel #Rye Press', ['Excel', 'Rye Press']],
  ['#Excel, #Rye Press', ['Excel', 'Rye Press']],
  ['Backend, Other, Experienced, Excel', ['Excel']],
  ['Creating lists of tests, Excel', ['Excel']],
  ['Rye/Oven/Dough, Excel', ['Excel', 'Rye', 'Oven', 'Dough']],
  [
    'Flour Press, Oven Timer, Dough Hook\nLanguages English, Turkish',
    ['Flour Press', 'Oven Timer', 'Dough Hook'],
  ],
  ['Rye Press etc., basic Excel, a few loaves, I want to', ['Excel', 'Rye Press']],
  ['oven reports and, Excel', ['Excel']],
  ['Have experience with YouTrack', ['YouTrack']],
  ['Baked for guests, Reduced, Independently baked rye, Distributed ovens', ['Distributed ovens']],
  ['TypeScript, TS, Python, Python 2.7, Angular 2+, Angular 7', ['TypeScript', 'Python', 'Angular 2+']],
  ['Java (basic knowledge), JavaScript (ES6+), HTML/CSS basics', ['Java', 'JavaScript', 'HTML', 'CSS']],
  [
    'Sheets: Excel, Word, PowerPoint. MS\nOffice: Access',
    ['Excel', 'Word', 'PowerPoint', 'MS Office', 'Access'],
  ],
  ['Techniques: TDD, Excel, Scrum baked loaves from scratch', ['TDD', 'Excel', 'Scrum']],
  ['(S)CSS, Excel', ['SCSS', 'Excel']],
  ['Creating menus, lists of bread, notes of guests\nExcel', ['Excel']],
  ['Frameworks Databases DevOps\nExcel, Word', ['Excel', 'Word']],
  ['Forklift and oven truck driving\nExcel', ['Forklift and oven truck driving', 'Excel']],
  ['olav.cook.92, Excel', ['Excel']],
  ['Boards: Trello, Azure\nDevOps.', ['Trello', 'Azure DevOps']],
  ['إدارة المخزون، SAP؛ Microsoft Excel', ['SAP', 'Microsoft Excel', 'إدارة المخزون']],
  ['Programming Languages: C, R, D, Go, SQL', ['SQL', 'C', 'R', 'D', 'Go']],
])('reads the skills of "%s"', (text, names) => {
  expect(namesOf(text).sort()).toEqual([...names].sort());
});

it('leaves to a job what it used where columns were read across and another one lists the skills', () => {
  const facts = (heading: string) =>
    readSkillsAcross(linesOf('Tech stack: Excel, Prometheus\nJira, TeamCity'), heading === 'SKILLS');
  expect(facts('SKILLS').map(({ value }) => value)).toEqual(['Jira', 'TeamCity']);
  expect(facts('').map(({ value }) => value)).toEqual(['Excel', 'Jira', 'Prometheus', 'TeamCity']);
});

it('reads what the jobs used, names that no list knows among them, where no section lists the skills', () => {
  const lines = linesOf(
    'Baked for all. Stack: Excel, Rye Press\nWorked with: Word, ovens that I built myself',
  );
  expect(findKnownSkills(lines).map(({ value }) => value)).toEqual(['Excel', 'Rye Press', 'Word']);
});

it('reads a list that goes on in the column beside', () => {
  const names = readSkillsAcross(linesOf('Rye, Flour, Excel, Yeast, reasons to bake it in the house'));
  expect(names.map(({ value }) => value)).toEqual(['Excel', 'Rye', 'Flour', 'Yeast']);
});

it('ends a list at its full stop where columns were read across', () => {
  const names = readSkillsAcross(linesOf('Excel, Rye Press. Baking for all\nOvens: Yeast. Press: Word'));
  expect(names.map(({ value }) => value)).toEqual(['Excel', 'Word', 'Rye Press', 'Yeast']);
});

it('gives the line of a skill in a list of several lines', () => {
  const skills = readSkills(linesOf('Rye Press, Oven Timer, Dough\nCounter, Yeast Lab, Flour Mill,\nExcel'));
  expect(skills.find(({ value }) => value === 'Yeast Lab')).toMatchObject({ line: 1 });
  expect(skills.find(({ value }) => value === 'Dough Counter')).toMatchObject({ line: 0 });
});

it('leaves languages to the column beside', () => {
  const names = readSkillsAcross(linesOf('Excel Norwegian\nPlanning English\nSAP'));
  expect(names.map(({ value }) => value).sort()).toEqual(['Excel', 'Planning', 'SAP']);
});

it('reads only what the jobs list as used, where several of them do', () => {
  const lines = linesOf(
    'Learned basics of Hibernate, Kafka\nStack: Excel, Word\nStack: Jira,\nRyePress\nWork experience with Visio, TFS',
  );
  expect(findKnownSkills(lines).map(({ value }) => value)).toEqual([
    ...['Excel', 'Word', 'Jira', 'RyePress', 'Visio', 'TFS'],
  ]);
});
