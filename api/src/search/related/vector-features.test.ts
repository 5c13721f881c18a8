import { expect, it } from 'vitest';
import { stemOf, wordsOf } from './vector-features.ts';

it.each([
  ['ingeniera', 'ingenieros'],
  ['director', 'directora'],
  ['entwickler', 'entwicklerinnen'],
  ['engineer', 'engineers'],
  ['uzman', 'uzmani'],
  ['ممرض', 'الممرضه'],
  ['سائق', 'والسائقين'],
])('%s and %s are one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['product', 'production'],
  ['bus', 'business'],
  ['design', 'designer'],
  ['الات', 'اليه'],
])('%s and %s are two words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it('names the words of a title as they are written', () => {
  expect(wordsOf('فني الصيانة')).toEqual(['فني', 'الصيانه']);
  expect(wordsOf('Ingenieras de C++ 软件工程师')).toEqual(['软件工程师', 'ingenieras', 'de', 'c++']);
});
