import { describe, expect, it } from 'vitest';
import { readFacts } from '../resume-facts/read-facts.ts';
import { linesOfHtml } from './lines-of-html.ts';

const cell = (...paragraphs: string[]) => `<td>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</td>`;
const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const table = (...rows: string[]) => `<table>${rows.join('')}</table>`;
const textsOf = (html: string) => linesOfHtml(html).map(({ text }) => text);

const skills = ['Skills', 'Espresso brewing', 'Latte art', 'Languages', 'English - fluent'];
const jobs = [
  ...['Work experience', 'Head Barista', 'Harbor Coffee Ltd', 'March 2021 - Present'],
  ...['Runs the bar of the largest branch.', 'Education', 'University of San Agustin', '2014 - 2018'],
];

it('sets apart what several spaces set apart, but no sentences', () => {
  const line = '<p>Head Barista   Harbor Coffee Ltd  2018 – 2021</p><p>I bake.  I cook.</p>';
  expect(textsOf(line)).toEqual(['Head Barista\tHarbor Coffee Ltd\t2018 – 2021', 'I bake. I cook.']);
});

describe('a Word file that is laid out by a table', () => {
  it('is read column by column where its cells are texts', () => {
    const html = `<p>Amihan Cruz</p>${table(row(cell(...skills), cell(...jobs)))}<p>The end</p>`;
    expect(textsOf(html)).toEqual(['Amihan Cruz', ...skills, ...jobs, 'The end']);
    const { work, skills: known, schools, languages } = readFacts(linesOfHtml(html));
    expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Head Barista', 'Harbor Coffee Ltd'],
    ]);
    expect(known.map(({ value }) => value)).toEqual(['Espresso brewing', 'Latte art']);
    expect([schools.length, languages.length]).toEqual([1, 1]);
  });

  it('keeps the dates and the place beside a job', () => {
    const job = ['Head Barista', 'Harbor Coffee Ltd', '<strong>Runs</strong> the bar.', 'Trains beginners.'];
    const html = table(row(cell('2018 – 2021', 'Iloilo City'), cell(...job)));
    expect(textsOf(html)).toEqual([
      ...[
        '2018 – 2021\tHead Barista',
        'Iloilo City\tHarbor Coffee Ltd',
        'Runs the bar.',
        'Trains beginners.',
      ],
    ]);
  });

  it('reads a line of its own before a text as its heading', () => {
    const html = table(
      row(cell('Work experience'), cell(...jobs.slice(1, 5))),
      row(cell('Skills'), cell('Espresso brewing', 'Latte art', 'Stock keeping', 'Accounts')),
    );
    const { work, skills: known } = readFacts(linesOfHtml(html));
    expect(work).toHaveLength(1);
    expect(known.map(({ value }) => value)).toContain('Latte art');
  });

  it('keeps a row of short cells one line, and what a list in a cell is', () => {
    expect(
      textsOf(table(row(cell('Python'), cell('4 years'), '<td></td>'), row(cell('SQL'), cell('2 years')))),
    ).toEqual([...['Python\t4 years', 'SQL\t2 years']]);
    const listed = linesOfHtml(table(row(cell('2019'), `<td><ul><li>One</li><li>Two</li></ul></td>`)));
    expect(listed.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', '2019\tOne'],
      ['item', 'Two'],
    ]);
  });

  it('reads tables within cells, and is bounded for any nesting', () => {
    const inner = table(row(cell('2018'), cell('Head Barista')));
    expect(textsOf(table(row(`<td>${inner}<p>Harbor Coffee</p></td>`)))).toEqual([
      ...['2018\tHead Barista', 'Harbor Coffee'],
    ]);
    const deep = `${'<table><tr><td>'.repeat(4_000)}<p>Deep</p>`;
    expect(textsOf(deep).length).toBeLessThan(2);
    expect(textsOf(table(...Array(9_000).fill(row(cell('a'), cell('b'))))).length).toBeLessThan(4_001);
  });
});
