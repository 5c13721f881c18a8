import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it.each([
  [
    'quotes, commas and lines in cells',
    'A,B\n"a ""x"", b","two\nlines"\n',
    [{ A: 'a "x", b', B: 'two\nlines' }],
  ],
  [
    'Windows lines and a byte order mark',
    '\ufeffA,B\r\n1,2\r\n\r\n3,4',
    [
      { A: '1', B: '2' },
      { A: '3', B: '4' },
    ],
  ],
  [
    'fewer cells, and more',
    'A,B\n1\n1,2,3\n',
    [
      { A: '1', B: '' },
      { A: '1', B: '2' },
    ],
  ],
  ['an empty last cell', 'A,B\n1,\n', [{ A: '1', B: '' }]],
  ['rows up to the limit', 'A\n1\n2\n3\n4\n', [{ A: '1' }, { A: '2' }, { A: '3' }]],
  [
    'a stray quote as it is',
    'A,B\n"x"y,3\n"z',
    [
      { A: '"x"y', B: '3' },
      { A: '"z', B: '' },
    ],
  ],
  ['nothing', '', []],
])('a CSV file is read with %s', (_, text, rows) => expect(readCsv(text, 3)).toEqual(rows));
