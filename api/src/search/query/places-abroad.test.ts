import type { CountryKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { placeAbroad } from './places-abroad.ts';

it.each<[CountryKey, string, CountryKey, string]>([
  ['ph', 'accountant in jakarta', 'id', 'accountant'],
  ['ph', 'jakarta', 'id', ''],
  ['mx', 'enfermera en Madrid', 'es', 'enfermera'],
  ['sg', 'driver kuala lumpur', 'my', 'driver'],
  ['tw', '東京 護理師', 'jp', '護理師'],
  ['id', 'toa payoh barista', 'sg', 'barista'],
])('in %s “%s” names a place in %s beside “%s”', (country, typed, elsewhere, rest) => {
  expect(placeAbroad(country, typed)).toMatchObject({ country: elsewhere, rest });
});

it.each<[CountryKey, string]>([
  ['id', 'accountant jakarta'],
  ['ph', 'central kitchen cook'],
  ['ph', 'nurse'],
  ['us', ''],
])('in %s “%s” names none', (country, typed) => {
  expect(placeAbroad(country, typed)).toBeNull();
});
