import { expect, it } from 'vitest';
import { payPath, readPayAddress } from './pay-address.ts';

it.each([
  ['?q=%00&page=%00', '', ''],
  ['?q=a%00b%0A', 'a b', ''],
  ['?q=+nurse+&location=makati', 'nurse', 'makati'],
])('reads %s without control characters', (search, title, location) => {
  expect(readPayAddress(new URLSearchParams(search))).toEqual({ title, location });
});

it('writes only what is chosen', () => {
  expect(payPath({ title: '', location: '' })).toBe('/salaries');
  expect(payPath({ title: 'a&b', location: 'makati' })).toBe('/salaries?q=a%26b&location=makati');
});
