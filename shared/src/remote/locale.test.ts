import { expect, it } from 'vitest';
import { baseOf, pathBelow, splitAddress } from './locale.ts';

it.each([
  ['/id/id/jobs', 'id', 'id', '/jobs'],
  ['/es/tr', 'es', 'tr', '/'],
  ['/zh-hant/tw/job/a-1/', 'zh-Hant', 'tw', '/job/a-1/'],
  ['/ar/others/', 'ar', 'others', '/'],
])('reads %s by position', (address, language, country, path) => {
  const split = splitAddress(address);
  expect([split?.locale.language.value, split?.locale.country.key, split?.path]).toEqual([
    language,
    country,
    path,
  ]);
  expect(split && address.startsWith(baseOf(split.locale))).toBe(true);
  expect(split && pathBelow(split.locale, address)).toBe(path);
});

it.each(['/', '/jobs', '/ph/en', '/en', '/xx/ph/jobs', '/en/xx'])('does not guess at %s', (address) => {
  expect(splitAddress(address)).toBeUndefined();
});
