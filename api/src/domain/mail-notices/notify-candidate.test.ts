import { expect, it } from 'vitest';
import { formatLocalSpan, formatSpan } from './notify-candidate.ts';

it('names the time in the candidate’s country too, where its clock differs', () => {
  const span = { starts_at: new Date('2026-11-27T01:00Z'), ends_at: new Date('2026-11-27T01:45Z') };
  const inTokyo = { ...span, time_zone: 'Asia/Tokyo' };
  const localSpan = (country_key: string | null, own_time_zone: string | null = null) =>
    formatLocalSpan('en', { ...inTokyo, country_key, own_time_zone });
  expect(localSpan('ph')).toMatch(/^Friday, .* 9:00.*9:45.*GMT\+8/);
  expect(localSpan('jp')).toBeNull();
  expect(localSpan(null)).toBeNull();
  // Their own clock counts, where it is known.
  expect(localSpan('ph', 'Asia/Seoul')).toBeNull();
  expect(localSpan('jp', 'Europe/Madrid')).toMatch(/^Friday, .* 2:00.*2:45.*GMT\+1/);
});

it.each([
  ['ja', /^2026年11月27日金曜日 10/],
  ['zh-Hant', /^2026年11月27日 ?星期五 上午10:00/],
  ['en', /^Friday, November 27, 2026, 10:00/],
] as const)('names the day of an interview as people write it: %s', (language, expected) => {
  const [starts_at, ends_at] = [new Date('2026-11-27T01:00Z'), new Date('2026-11-27T01:45Z')];
  expect(formatSpan(language, { starts_at, ends_at, time_zone: 'Asia/Tokyo' })).toMatch(expected);
});
