import { expect, it } from 'vitest';
import { nearbyInQuery } from './nearby-in-query.ts';

it.each([
  ['jobs near me', 'near me', 'jobs'],
  ['cook Near  Me part-time', 'Near Me', 'cook part-time'],
  ['mesero cerca de mí', 'cerca de mí', 'mesero'],
  ['附近的工作', '附近的', '工作'],
  ['看護師 近くの', '近くの', '看護師'],
  ['garson yakınımda', 'yakınımda', 'garson'],
  ['محاسب قريب مني', 'قريب مني', 'محاسب'],
  ['kasir dekat saya', 'dekat saya', 'kasir'],
  ['nearby', 'nearby', ''],
  ['nurse in near my house', 'near my house', 'nurse'],
  ['離家近 兼職', '離家近', '兼職'],
  ['家から近い バイト', '家から近い', 'バイト'],
  ['vaga proximo de casa', 'proximo de casa', 'vaga'],
  ['kerja dekat sini', 'dekat sini', 'kerja'],
  ['garson eve yakın', 'eve yakın', 'garson'],
  ['وظائف قريبه مني', 'قريبه مني', 'وظائف'],
  ['kế toán gan nha', 'gan nha', 'kế toán'],
  ['งานใกล้บ้าน', 'ใกล้บ้าน', 'งาน'],
])('“%s” means the place of the person by “%s”', (typed, text, rest) => {
  expect(nearbyInQuery(typed)).toEqual({ text, rest });
});

it.each([
  'nurse',
  'near metal worker',
  '"near me"',
  'Nearbyte engineer',
  '周辺機器 営業',
  'camarero cerca de Atocha',
])('“%s” means no place', (typed) => {
  expect(nearbyInQuery(typed)).toBeNull();
});
