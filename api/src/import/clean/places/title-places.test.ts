import { expect, it } from 'vitest';
import { placesInTitle } from './title-places.ts';

it.each([
  ['Python工程師(台北)', 'tw', ['台北']],
  ['講師（台南地區）', 'tw', ['台南']],
  ['DRAM Engineer - Taichung', 'tw', ['Taichung']],
  ['程式設計語言講師 - 桃園分校', 'tw', ['桃園']],
  ['Python後端工程師(台中總部)', 'tw', ['台中']],
  ['Accountant | Makati', 'ph', ['Makati']],
  ['Satış Danışmanı-İzmir', 'tr', ['İzmir']],
  ['Satış Danışmanı-Ankara,İstanbul', 'tr', ['Ankara', 'İstanbul']],
  ['Makine Satış Danışmanı- Ankara', 'tr', ['Ankara']],
  ['Satış Danışmanı - Ankara Geneli', 'tr', ['Ankara']],
  ['Co-Pilot', 'ph', []],
  ['Engineer (Java)', 'tw', []],
  ['Washington Post Reader', 'us', []],
])('the title "%s" in %s names %j', (title, country, expected) => {
  expect(placesInTitle(title, country)).toEqual(expected);
});
