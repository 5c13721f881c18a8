import { expect, it } from 'vitest';
import { judgeLeaks } from './judge-leaks.ts';
import type { Retained } from './measure-retained.ts';

const tracked = { listeners: {}, timers: {}, globals: ['fetch'], styles: {}, elements: {} };
const retained: Retained = { tracked, listeners: 0, nodes: 0, heap: { bytes: 0, counts: {} } };
const judge = (...reports: string[]) =>
  judgeLeaks('The page /a', { before: tracked, early: retained, late: retained, between: 15, reports });

it.each([
  ['page-changed cart', 'The page /a leaves the globals cart on window.'],
  ['page-changed fetch,Array.prototype.map', 'The page /a changes fetch, Array.prototype.map, which all'],
  ['page-changed localStorage.token', 'The page /a changes localStorage.token, which all'],
  ['page-changed body style overflow', 'The page /a changes body style overflow, which all'],
  ['elements-left div.veil', 'The page /a leaves DOM behind: <div.veil> in <body> stands'],
  ['lease-left a draft', 'The page /a keeps its lease “a draft” after unmounting.'],
])('what the shell had to put back is refused: %s', (report, sentence) => {
  expect(judge(report, report)).toEqual([expect.stringContaining(sentence)]);
});

it('an event of the remote’s own is not', () => {
  expect(judge('card-opened {}')).toEqual([]);
});
