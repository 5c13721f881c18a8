import { afterEach, expect, it, vi } from 'vitest';
import { displayNames } from './display-names.ts';

afterEach(() => vi.unstubAllGlobals());

it('names a code, and leaves one as it is that has no name or is none', () => {
  const nameOf = displayNames('en', 'language');
  expect(['ja', 'xx', 'not a code', ''].map(nameOf)).toEqual(['Japanese', 'xx', 'not a code', '']);
  expect(displayNames('en', 'region', 'short')('HK')).toBe('Hong Kong');
});

it('leaves codes as they are where the browser has no names', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined });
  expect(displayNames('en', 'region')('PH')).toBe('PH');
});
