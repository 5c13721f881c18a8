import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const answer = { type: 'application/json', body: Buffer.from('{}') };
const varied = ['accept', 'country-id', 'language-id'];

it('keeps an answer that the API allows a shared cache to keep for long', () => {
  const cache = createAnswerCache();
  cache.offer(
    'lists',
    answer,
    { 'cache-control': 'public, max-age=300', vary: 'Country-Id, Language-Id' },
    varied,
  );
  expect(cache.get('lists')).toEqual(answer);
});

it.each([
  ['one visitor’s', { 'cache-control': 'private, max-age=300' }],
  ['not to be stored', { 'cache-control': 'no-store' }],
  ['without a word about it', {}],
  ['outdated by news', { 'cache-control': 'public, max-age=60' }],
  ['another by a header that is not in the key', { 'cache-control': 'public, max-age=300', vary: 'Cookie' }],
  ['another by any header', { 'cache-control': 'public, max-age=300', vary: '*' }],
])('keeps none that is %s', (_what, headers) => {
  const cache = createAnswerCache();
  cache.offer('lists', answer, headers, varied);
  expect(cache.get('lists')).toBeUndefined();
});
