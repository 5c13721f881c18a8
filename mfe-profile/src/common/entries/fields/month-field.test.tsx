import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { visit } from '../../../testing/render-profile.tsx';
import { MonthField } from './month-field.tsx';

function AMonth() {
  const [value, setValue] = useState('');
  const texts = { hint: undefined, note: undefined, error: undefined };
  return (
    <>
      <MonthField name="month" label="Start" {...texts} value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['2024/12', '2024-12'],
  ['2024-05-07', '2024-05'],
  ['05/2024', '2024-05'],
  ['15.05.2024', '2024-05'],
])('takes %s as it is typed digit by digit', async (typed, value) => {
  const { person } = visit('/profile', { Slot: AMonth });
  await person.type(await screen.findByLabelText('Year'), typed);
  await person.tab();
  expect(screen.getByRole('status').textContent).toBe(value);
});
