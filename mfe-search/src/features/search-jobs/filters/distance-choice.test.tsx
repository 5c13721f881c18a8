import { renderRemote } from '@jobharbor/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { plainText } from '../../../testing/job-answers.ts';
import { DistanceChoice } from './distance-choice.tsx';
import { reachesOf } from './places-within.ts';

const place = (id: number, value: string, point?: [number, number]) => ({
  ...{ id, value, key: value.toLowerCase(), seo_value: value.toLowerCase() },
  ...(point && { point }),
});
const manila = place(1, 'Manila', [14.6, 120.98]);
const makati = place(2, 'Makati', [14.55, 121.03]);
const calamba = place(3, 'Calamba', [14.21, 121.16]);
const cebu = place(4, 'Cebu', [10.32, 123.9]);
const unknown = place(5, 'Elsewhere');
const places = [manila, makati, calamba, cebu, unknown];

it.each([
  [
    'ph',
    [
      ['10 kilometer', 2],
      ['50 kilometer', 3],
    ],
  ],
  [
    'us',
    [
      ['5 mile', 2],
      ['50 mile', 3],
    ],
  ],
])('offers the distances in %s that reach further places, in its unit', (country, expected) => {
  const found = reachesOf(manila, places, country);
  expect(found.map(({ distance, unit, places: own }) => [`${distance} ${unit}`, own.length])).toEqual(
    expected,
  );
  expect(reachesOf(unknown, places, country)).toEqual([]);
  expect(reachesOf(cebu, places, country)).toEqual([]);
});

function Panel({ first, name = 'one' }: { first: string[]; name?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(first);
  return (
    <>
      <output>{chosen.join(' ')}</output>
      <DistanceChoice name={name} places={places} chosen={chosen} onChoose={setChosen} />
    </>
  );
}
const show = (...first: string[]) => renderRemote(() => <Panel first={first} />, { texts: { search: en } });
const chosen = () => screen.getByRole('status').textContent;
const distance = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: (text) => plainText(text) === name });

it('chooses the places within a distance of a city, and the city alone again', async () => {
  show('makati');
  expect(distance('Only Makati').checked).toBe(true);
  await userEvent.click(distance('Within 50 kilometers'));
  expect(chosen()).toBe('makati manila calamba');
  expect(distance('Within 50 kilometers').checked).toBe(true);
  await userEvent.click(distance('Within 10 kilometers'));
  expect(chosen()).toBe('makati manila');
  await userEvent.click(distance('Only Makati'));
  expect(chosen()).toBe('makati');
});

it('knows a distance again in an address, and says that no other place is near', () => {
  const { unmount } = show('manila', 'makati', 'calamba');
  expect(distance('Within 50 kilometers').checked).toBe(true);
  unmount();
  show('cebu');
  expect(plainText(document.body.textContent ?? '')).toContain('No other place of the list is near Cebu.');
});

it('is not shown for regions and for places that no distance gives', () => {
  show('manila', 'cebu');
  expect(screen.queryByRole('radio')).toBeNull();
});
