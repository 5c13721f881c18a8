import { expect, it } from 'vitest';
import { findSimilar } from './email-suggestion.tsx';
import providers from './mail-providers.json' with { type: 'json' };

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana.Cruz+jobs@yaho.com', 'Ana.Cruz+jobs@yahoo.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@yahoo.co.jb', 'ana@yahoo.co.jp'],
])('an address such as %s is asked about', async (typed, meant) => {
  expect(await findSimilar(typed)).toBe(meant);
});

it.each([
  ...['up.edu.ph', 'nus.edu.sg', 'tm.com.my', 'globe.com.ph', 'telkom.co.id', 'jobharbor.example', 'gmx.at'],
  // Of countries nearby, whose names are near to listed ones.
  ...['sina.cn', 'terra.com.mx', 'hotmail.fr', 'yahoo.de', 'outlook.sa', 'ybb.ne.jp'],
  ...providers,
])('an address at %s is not', async (domain) => {
  expect(await findSimilar(`ana@${domain}`)).toBeNull();
});
