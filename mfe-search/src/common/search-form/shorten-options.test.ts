import { expect, it } from 'vitest';
import { shortenOptions } from './shorten-options.ts';

const [one, two, three] = ['عن بُعد', 'هجين', 'من مقر العمل'].map((value) => ({ value })) as [
  { value: string },
  { value: string },
  { value: string },
];

it.each([
  ['ar-SA', [one, two, three], 'عن بُعد +٢'],
  ['ar-AE', [one, two], 'عن بُعد +1'],
  ['ar-SA', [one], 'عن بُعد'],
  ['ar-SA', [], undefined],
])('in %s shortens the options %j to %s', (tag, options, short) => {
  expect(shortenOptions(tag, options)).toBe(short);
});
