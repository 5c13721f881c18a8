import { listExchangeRates } from '@jobharbor/shared/calls/config/list-exchange-rates';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSearch } from '../../testing/render-search.tsx';

const rates = answer(listExchangeRates, () => ({
  date: '2026-11-20',
  source: 'rates.example',
  rates: [
    { currency: 'USD', units_per_usd: 1 },
    { currency: 'PHP', units_per_usd: 50 },
    { currency: 'JPY', units_per_usd: 150 },
  ],
}));
const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('converts by period at a dated rate, and keeps what is asked in the address', async () => {
  const user = userEvent.setup();
  renderSearch('/currency-converter?amount=1200&period=monthly&from=USD&to=PHP', { answers: [rates] });
  expect(
    await screen.findByText(/at the rate of November 20, 2026|at the rate of 20 November 2026/),
  ).toHaveProperty('textContent', expect.stringContaining('rates.example'));
  expect(rowOf('Monthly')).toEqual(['USD 1,200', 'PHP 60,000']);
  expect(rowOf('Yearly')).toEqual(['USD 14,400', 'PHP 720,000']);
  expect(rowOf('Hourly')).toEqual(['USD 6.92', 'PHP 346.15']);
  await user.click(screen.getByRole('button', { name: 'Swap currencies' }));
  expect(rowOf('Monthly')).toEqual(['PHP 1,200', 'USD 24']);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '٢٬٤٠٠');
  expect(rowOf('Monthly')).toEqual(['PHP 2,400', 'USD 48']);
  await user.clear(amount);
  await user.type(amount, 'much');
  expect(screen.getByText('Type an amount in digits, such as 45000.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('takes the country’s currency, and leaves out one that it does not know', async () => {
  renderSearch('/currency-converter?from=DOGE&amount=100', { answers: [rates] });
  await screen.findByRole('table');
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', 'USD');
  expect(rowOf('Monthly')).toEqual(['USD 100', 'PHP 5,000']);
});
