import { expect, it } from 'vitest';
import { checkVideoFile } from './check-video-file.ts';
import { formatClock } from './video-clock.ts';

it.each([
  ['me.mp4', '', 5, null],
  ['recording', 'video/mp4;codecs=avc1', 5, null],
  ['ME.M4V', '', 5, null],
  ['me.mov', 'video/quicktime', 5, 'wrongKind'],
  ['me.mp4', 'video/mp4', 0, 'empty'],
  ['me.mp4', 'video/mp4', 30 * 1024 * 1024, null],
  ['me.mp4', 'video/mp4', 30 * 1024 * 1024 + 1, 'tooLarge'],
])('%s of kind "%s" and %i bytes: %s', (name, type, size, fault) => {
  expect(checkVideoFile({ name, type, size })).toBe(fault);
});

it('writes a time as a player does, in the digits of the language', () => {
  expect([formatClock('en', 65.9), formatClock('en', 5), formatClock('ar-EG', 179)]).toEqual([
    '1:05',
    '0:05',
    '٢:٥٩',
  ]);
});
