import { expect, it } from 'vitest';
import { findLeaks } from './find-leaks.ts';
import type { Retained } from './measure-retained.ts';
import type { HandleCounts } from './tracked-page.ts';

const tracked: HandleCounts = {
  ...{ listeners: {}, timers: {}, globals: ['fetch'], styles: {}, elements: {} },
  ...{ handles: {}, page: { 'the title': 'Probe' }, builtIns: [], cookies: [] },
};
const retained: Retained = { tracked, listeners: 0, nodes: 0, heap: { bytes: 0, counts: {} } };
const judge = (...reports: string[]) =>
  findLeaks('The page /a', { before: tracked, early: retained, late: retained, between: 15, reports });

it.each([
  ['page-changed cart', 'The page /a leaves the globals cart on window.'],
  ['page-changed fetch,Array.prototype.map', 'The page /a changes fetch, Array.prototype.map, which all'],
  ['page-changed localStorage.token', 'The page /a changes localStorage.token, which all'],
  ['page-changed body style overflow', 'The page /a changes body style overflow, which all'],
  ['page-changed the cookie cart', 'leaves changed what is of the whole page: the cookie cart.'],
  ['elements-left div.veil', 'The page /a leaves DOM behind: <div.veil> in <body> stands'],
  ['lease-left a draft', 'The page /a keeps its lease “a draft” after unmounting.'],
])('what the shell had to put back is refused: %s', (report, sentence) => {
  expect(judge(report, report)).toEqual([expect.stringContaining(sentence)]);
});

it('an event of the remote’s own is not', () => {
  expect(judge('card-opened {}')).toEqual([]);
});

it.each<[string, Partial<HandleCounts>, string]>([
  [
    'a socket',
    { handles: { 'a WebSocket, opened at mfe-a/1/a.js': 15 } },
    'leaves open: 15 more of a WebSocket',
  ],
  ['the title', { page: { 'the title': 'Mine' } }, 'leaves changed what is of the whole page: the title.'],
  ['an attribute', { page: { 'the title': 'Probe', 'html[data-x]': '1' } }, 'whole page: html[data-x].'],
  ['a rule', { page: { 'the title': 'Probe', 'the rules of /assets/mfe-a/1/a.css': '9' } }, ''],
  ['a built-in', { builtIns: ['Date.prototype.getDay'] }, 'whole page: Date.prototype.getDay.'],
  ['a cookie', { cookies: ['cart'] }, 'whole page: the cookie cart.'],
])(
  'what a page keeps open or has changed is refused, its own style sheet is not: %s',
  (_, left, sentence) => {
    const late = { ...retained, tracked: { ...tracked, ...left } };
    const said = findLeaks('The page /a', { before: tracked, early: retained, late, between: 15 });
    expect(said).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
  },
);

it('memory that grows is refused once: where handles stay open, they are named', () => {
  const grown = { ...retained, heap: { bytes: 500_000, counts: { Draft: 15 } } };
  const open = { ...grown, tracked: { ...tracked, handles: { 'a lock, asked for at mfe-a/1/a.js': 15 } } };
  const judgeGrowth = (late: Retained) =>
    findLeaks('The page /a', { before: tracked, early: retained, late, between: 15 });
  expect(judgeGrowth(grown)).toEqual([expect.stringContaining('leaks memory')]);
  expect(judgeGrowth(open)).toEqual([expect.stringContaining('leaves open')]);
});
