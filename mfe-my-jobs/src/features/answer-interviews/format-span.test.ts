import { expect, it } from 'vitest';
import { formatSpan } from './format-span.ts';

const at = (time: string) => Date.parse(time) / 1000;

it.each([
  ['en', /^Friday, November 27, 10:00.–.10:45.AM GMT\+9$/],
  ['ja-JP', /^11月27日金曜日 10/],
  ['zh-Hant-TW', /^11月27日 ?星期五 上午10:00/],
  ['ar-SA', /نوفمبر/],
])('names the day of an interview as people write it: %s', (locale, expected) => {
  const span = formatSpan(locale, 'Asia/Tokyo', at('2026-11-27T01:00Z'), at('2026-11-27T01:45Z'));
  expect(span).toMatch(expected);
});

it('names both days of one over midnight', () => {
  const span = formatSpan('ja-JP', 'Asia/Tokyo', at('2026-11-27T14:40Z'), at('2026-11-27T15:20Z'));
  expect(span).toMatch(/27.*28/);
});
