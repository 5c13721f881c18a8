import { expect, it } from 'vitest';
import { sharedHours } from './shared-hours.ts';

const winter = new Date(Date.UTC(2026, 0, 15));
const summer = new Date(Date.UTC(2026, 6, 15));

it.each([
  ['ph', 'UTC', winter, { from: 1, to: 10, shared: 1 }],
  ['ph', 'Asia/Tokyo', winter, { from: 10, to: 19, shared: 8 }],
  ['in', 'UTC', winter, { from: 3.5, to: 12.5, shared: 3.5 }],
  ['es', 'UTC', winter, { from: 8, to: 17, shared: 8 }],
  ['es', 'UTC', summer, { from: 7, to: 16, shared: 7 }],
  // Morning there is the evening before.
  ['jp', 'America/New_York', winter, { from: -5, to: 4, shared: 0 }],
  ['us', 'Pacific/Auckland', winter, { from: 27, to: 36, shared: 3 }],
] as const)('office hours of %s, seen from %s', (country, timeZone, at, expected) => {
  expect(sharedHours({ country_key: country }, timeZone, at)).toMatchObject(expected);
});

it('is the whole day in the same time zone, and empty for a market without a time zone', () => {
  const same = { from: 9, to: 18, shared: 9 };
  expect(sharedHours({ country_key: 'ph' }, 'Asia/Singapore', winter)).toMatchObject(same);
  expect(sharedHours({ country_key: 'others' }, 'UTC', winter)).toBeNull();
});

it('is counted by the hours that the countries of the job and of the page have set', () => {
  const office_hours = { there: { from: 8, to: 16 }, here: { from: 10, to: 17 } };
  const hours = sharedHours({ country_key: 'ph', office_hours }, 'Asia/Tokyo', winter);
  expect(hours).toMatchObject({ from: 9, to: 17, shared: 7, ...office_hours });
});

it('reads the time zone of the advertisement before that of the country', () => {
  const job = { country_key: 'ph', time_zone: 'America/New_York' } as const;
  expect(sharedHours(job, 'Asia/Manila', winter)).toMatchObject({ from: 22, to: 31, shared: 0 });
});
