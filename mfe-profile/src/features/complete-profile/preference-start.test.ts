import { expect, it } from 'vitest';
import { preferenceStart } from './preference-start.ts';

const places = [
  {
    ...{ id: 1, value: 'Metro Manila' },
    locations: [
      { id: 2, value: 'Manila' },
      { id: 3, value: 'Makati' },
    ],
  },
  { id: 4, value: 'São Paulo', locations: [{ id: 5, value: '品川区' }] },
];
const start = (more: object) =>
  preferenceStart({ headline: null, location: null, jobs: [], places, ...more });

it.each([
  [
    'a headline that is a title',
    { headline: 'Hotel manager', jobs: [{ job_title: 'Clerk' }] },
    'Hotel manager',
  ],
  [
    'the last job where the headline is a slogan',
    { headline: 'Cook | Baker, 9 years', jobs: [{ job_title: 'Cook' }] },
    'Cook',
  ],
  ['no title where neither is known', {}, undefined],
])('the wanted job begins with %s', (_, known, title) => expect(start(known).job_title).toBe(title));

it.each([
  ['Makati, Philippines', '3'],
  ['Metro Manila', '1'],
  ['Makati, Metro Manila', '3'],
  ['SAO PAULO - SP', '4'],
  ['東京都品川区大崎', '5'],
  ['Manilatown, Texas', undefined],
  ['Reykjavík', undefined],
])('the wanted job is at the place that “%s” names in the list', (location, id) =>
  expect(start({ location }).location_id).toBe(id),
);
