import { expect, it } from 'vitest';
import { dateOfFile } from './date-of-file.ts';

const latest = new Date('2026-11-20T12:00:00Z');
const of = (...texts: string[]) => dateOfFile(texts, { latest }).toISOString().slice(0, 10);

it.each([
  [['2026-11-05', '2026-10-01'], '2026-11-05'],
  [['١٢/٠٣/٢٠٢٥'], '2025-03-12'],
  [['12 มี.ค. 2568'], '2025-03-12'],
  [['二〇二五年三月十二日', '8月1日'], '2025-03-12'],
  [['2 days ago', 'Yesterday'], '2026-11-20'],
  [['12 March', '5 de mayo'], '2026-11-20'],
  [['n/a'], '2026-11-20'],
])('the newest full date of %j is that of the file, or else when it was written', (texts, expected) => {
  expect(of(...texts)).toBe(expected);
});

it.each([
  ['a file just written', ['2 days ago', 'hace 20 días', '2026-10-12', '2026-09-01'], '2026-11-20'],
  ['a late copy', ['2 days ago', '29 days ago', '2024-03-12', '2024-02-01'], '2024-04-10'],
  ['one with “today” only', ['today', '2026-11-01'], '2026-11-20'],
  ['one of today', ['3 hours ago', '2026-11-20'], '2026-11-20'],
])('relative dates beside full ones are counted from after these: %s', (_what, texts, expected) => {
  expect(of(...texts)).toBe(expected);
});
