import { expect, it } from 'vitest';
import { createTimeZoneNames } from './time-zone-name.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

it.each([
  ['en', 'Asia/Manila', 'Philippines (GMT+8)'],
  ['es-MX', 'America/New_York', 'Nueva York (GMT-5)'],
  ['tr', 'Asia/Kolkata', 'Hindistan (GMT+5:30)'],
  ['ja', 'Asia/Manila', 'フィリピン (GMT+8)'],
  ['zh-Hans', 'America/New_York', '纽约 (GMT-5)'],
  ['ar', 'Asia/Manila', 'الفلبين (غرينتش+8)'],
])('names a time zone in %s by its city or country alone, with its offset: %s', (tag, zone, name) => {
  expect(createTimeZoneNames(tag)(zone, winter)).toBe(name);
});

it('takes the city where the language abbreviates the zone, so that no two zones have one name', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  for (const tag of ['en', 'zh-Hant']) {
    const nameOf = createTimeZoneNames(tag);
    const names = zones.map((zone) => nameOf(zone, winter));
    expect([tag, new Set(names).size]).toEqual([tag, zones.length]);
  }
  expect(createTimeZoneNames('en')('America/New_York', winter)).toBe('New York (GMT-5)');
});

it('gives the offset of the day, in summer time as well', () => {
  expect(createTimeZoneNames('en')('Europe/Madrid', summer)).toBe('Spain (GMT+2)');
});

it('takes the city of a zone that the browser does not know', () => {
  expect(createTimeZoneNames('en')('Europe/New_Harbour', winter)).toBe('New Harbour');
});
