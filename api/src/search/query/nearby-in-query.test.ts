import { expect, it } from 'vitest';
import { nearbyInQuery } from './nearby-in-query.ts';

it.each([
  ['jobs near me', 'near me', 'jobs'],
  ['cook Near  Me part-time', 'Near  Me', 'cook part-time'],
  ['mesero cerca de mí', 'cerca de mí', 'mesero'],
  ['附近的工作', '附近', '的工作'],
  ['看護師 近くの', '近くの', '看護師'],
  ['garson yakınımda', 'yakınımda', 'garson'],
  ['محاسب قريب مني', 'قريب مني', 'محاسب'],
  ['kasir dekat saya', 'dekat saya', 'kasir'],
  ['nearby', 'nearby', ''],
])('“%s” means the place of the person by “%s”', (typed, text, rest) => {
  expect(nearbyInQuery(typed)).toEqual({ text, rest });
});

it.each(['nurse', 'near metal worker', '"near me"', 'Nearbyte engineer'])('“%s” means no place', (typed) => {
  expect(nearbyInQuery(typed)).toBeNull();
});
