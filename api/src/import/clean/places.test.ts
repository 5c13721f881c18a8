import { describe, expect, it } from 'vitest';
import { locationById } from '../../config-lists/index.ts';
import { findPlaces, placesInTitle } from './places.ts';

const named = (texts: string[], country: string) => {
  const { countryKey, locationIds, isRemote } = findPlaces(texts, country);
  const names = locationIds.map((id) => locationById(id)?.names.en).join(' + ');
  return `${countryKey}: ${names}${isRemote ? ' (remote)' : ''}`;
};

describe('where a job is', () => {
  it.each([
    [['Makati City, National Capital Region (NCR)'], 'ph', 'ph: Makati'],
    [['Quezon City, Philippines'], 'ph', 'ph: Quezon City'],
    [['San Juan City, Metro Manila'], 'ph', 'ph: Metro Manila'],
    [['Biñan City, CALABARZON (Region IV-A)'], 'ph', 'ph: Calabarzon'],
    [['Philippines'], 'ph', 'ph: '],
    [['Cebu City, Central Visayas (Region VII)'], 'ph', 'ph: Cebu City'],
    [['Jakarta Raya'], 'id', 'id: Jakarta'],
    [['Setiabudi, Jakarta Selatan, DKI Jakarta'], 'id', 'id: South Jakarta'],
    [['Kalideres'], 'id', 'id: West Jakarta'],
    [['Kapanewon Depok, Sleman, DI Yogyakarta'], 'id', 'id: Yogyakarta'],
    [['Ungaran Timur'], 'id', 'id: Central Java and Yogyakarta'],
    [['NYC'], 'us', 'us: New York'],
    [['SF', 'Seattle, WA'], 'us', 'us: San Francisco + Seattle'],
    [['Ashburn, VA'], 'us', 'us: South'],
    [['San Mateo, CA'], 'us', 'us: West'],
    [['Remote in USA'], 'us', 'us:  (remote)'],
    [['Remote in Canada'], 'us', 'others: Canada and Latin America (remote)'],
    [['London, UK'], 'us', 'others: London'],
    [['London, UK', 'Austin, TX'], 'us', 'us: Austin'],
    [['Toronto, ON, Canada'], 'us', 'others: Toronto'],
    [['Bengaluru / Bangalore'], 'in', 'in: Bengaluru'],
    [['Delhi', 'Delhi/NCR'], 'in', 'in: New Delhi'],
    [['Capital Federal, Buenos Aires'], 'ar', 'others: Buenos Aires'],
    [['Rosario, Santa Fe'], 'ar', 'others: Canada and Latin America'],
    [['台北市'], 'tw', 'tw: Taipei'],
    [['Multiple Locations'], 'us', 'us: '],
    [[], 'ph', 'ph: '],
  ])('%j in a feed of %s', (texts, country, expected) => {
    expect(named(texts, country)).toBe(expected);
  });

  it.each([
    ['Python工程師(台北)', 'tw', ['台北']],
    ['講師（台南地區）', 'tw', ['台南']],
    ['DRAM Engineer - Taichung', 'tw', ['Taichung']],
    ['Accountant | Makati', 'ph', ['Makati']],
    ['Satış Danışmanı-İzmir', 'tr', ['İzmir']],
    ['Satış Danışmanı-Ankara,İstanbul', 'tr', ['Ankara', 'İstanbul']],
    ['Co-Pilot', 'ph', []],
    ['Engineer (Java)', 'tw', []],
    ['Washington Post Reader', 'us', []],
  ])('the title "%s" in %s names %j', (title, country, expected) => {
    expect(placesInTitle(title, country)).toEqual(expected);
  });

  it.each([
    ['Nowhereville', 'ph', ['Nowhereville']],
    ['Makati City, National Capital Region (NCR)', 'ph', []],
    ['San Juan City, Metro Manila', 'ph', ['San Juan City']],
    ['Philippines', 'ph', []],
    ['Setiabudi, Jakarta Selatan, DKI Jakarta', 'id', []],
    ['Gayungan, Surabaya, Jawa Timur', 'id', ['Gayungan']],
    ['Springfield, IL', 'us', ['Springfield, IL']],
    ['Jakarta Raya', 'id', []],
    ['Ashburn, VA', 'us', ['Ashburn, VA']],
    ['Seattle, WA', 'us', []],
    ['NYC', 'us', []],
    ['Remote in USA', 'us', []],
    ['Remote in Canada', 'us', ['Canada']],
    ['London, UK', 'us', []],
    ['Leeds, UK', 'us', ['Leeds, UK']],
    ['Rosario, Santa Fe', 'ar', ['Rosario, Santa Fe']],
    ['Bengaluru / Bangalore', 'in', []],
    ['Multiple Locations', 'us', []],
    ['Call +65 9123 4567', 'sg', ['Call •••']],
  ])('keeps of "%s" in a feed of %s what the lists do not name: %j', (text, country, expected) => {
    expect(findPlaces([text], country).others).toEqual(expected);
  });
});
