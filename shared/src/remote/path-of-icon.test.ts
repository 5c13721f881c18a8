import { expect, it } from 'vitest';
import { pathOfIcon } from './path-of-icon.ts';

it('turns every element of Lucide into a path', () => {
  expect(
    pathOfIcon([
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['rect', { x: '2', y: '3', width: '10', height: '8' }],
      ['polyline', { points: '1 2 3 4' }],
      ['polygon', { points: '1 2 3 4 5 6' }],
    ]),
  ).toBe('M1 2L3 4M2 3h10v8h-10ZM1 2 3 4M1 2 3 4 5 6Z');
  expect(pathOfIcon([['rect', { x: '2', y: '3', width: '10', height: '8', rx: '2' }]])).toBe(
    'M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z',
  );
});

it('keeps a path that begins relatively where it was', () => {
  expect(
    pathOfIcon([
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm21 21-4.3-4.3' }],
    ]),
  ).toBe('M1 1h2M21 21l-4.3-4.3');
  expect(pathOfIcon([['path', { d: 'm9 18 6-6-6-6' }]])).toBe('M9 18l 6-6-6-6');
  expect(pathOfIcon([['path', { d: 'm5 5v4' }]])).toBe('M5 5v4');
});
