import { createJobAlert } from '@jobharbor/shared/calls/job/create-job-alert';
import { getTitlePay } from '@jobharbor/shared/calls/job/get-title-pay';
import { minPayAdverts } from '@jobharbor/shared/contracts/jobs/min-pay-adverts';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lists } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const option = (id: number, value: string) => ({ id, value, key: value, seo_value: value.toLowerCase() });
const pay = {
  ...{ low: 18_000, lower_quarter: 22_000, median: 25_000, upper_quarter: 30_000, high: 40_000 },
  ...{ adverts: 35, companies: 12 },
};
const found = {
  ...{ currency: 'PHP', place: null, adverts: 50, paid: 35, pay, as_of: 1_795_000_000 },
  levels: [{ xp_lvl: option(3, '1–3 years'), pay: { ...pay, adverts: 11 } }],
  places: [{ location: option(9, 'Makati'), pay: { ...pay, adverts: 14 } }],
};
const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

it('asks for a title, and then says its pay, spread, number of ads and day, by level and place', async () => {
  const { navigation } = renderSearch('/salaries', { answers: [answer(getTitlePay, () => found)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Show pay' }));
  expect(await screen.findByText('Type a job title, such as nurse.')).toBeTruthy();
  expect(testServer().requestsOf(getTitlePay)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Job title/ }), ' nurse {enter}');
  expect((await screen.findByText(/^The middle is/)).textContent).toContain('25,000');
  expect(navigation.current().search).toBe('?q=nurse');
  expect(screen.getByText(/^From 35 ads, on November/)).toBeTruthy();
  expect(row('1–3 years').getByText('11')).toBeTruthy();
  const place = row('Makati').getByRole('link', { name: 'Makati' });
  expect(place.getAttribute('href')).toBe('/en/ph/salaries?q=nurse&location=makati');
  expect(screen.getByRole('link', { name: 'See these jobs' }).getAttribute('href')).toBe(
    '/en/ph/jobs?q=nurse',
  );
});

it('makes an alert of the title in the place, for an email alone', async () => {
  const place = { ...option(9, 'Makati'), id: 9 };
  renderSearch('/salaries?q=nurse&location=makati', {
    answers: [
      answer(getTitlePay, () => ({ ...found, place })),
      answer(createJobAlert, () => ({ job_alert: null })),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ana@example.com{enter}');
  await screen.findByText(/^We sent an email to ana@example.com/);
  expect(testServer().requestsOf(createJobAlert)[0]?.body.filters).toEqual({
    ...{ query: 'nurse', job_locations: [9] },
  });
});

it('asks again for a place that is chosen, and keeps the title', async () => {
  const { navigation } = renderSearch('/salaries?q=nurse', { answers: [answer(getTitlePay, () => found)] });
  await screen.findByText(/^The middle is/);
  const [region] = lists.location_lists;
  // The list of places comes after the pay.
  await screen.findByRole('option', { name: region?.value ?? '' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), region?.seo_value ?? '');
  const params = new URLSearchParams(navigation.current().search);
  expect([params.get('q'), params.get('location')]).toEqual(['nurse', region?.seo_value]);
});

it('keeps a place that is chosen before a title is typed', async () => {
  const { navigation } = renderSearch('/salaries', { answers: [answer(getTitlePay, () => found)] });
  const [region] = lists.location_lists;
  await screen.findByRole('option', { name: region?.value ?? '' });
  const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  await userEvent.selectOptions(place, region?.seo_value ?? '');
  expect(place.value).toBe(region?.seo_value);
  await userEvent.type(screen.getByRole('textbox', { name: /Job title/ }), 'nurse{enter}');
  const params = new URLSearchParams(navigation.current().search);
  expect([params.get('q'), params.get('location')]).toEqual(['nurse', region?.seo_value]);
});

it('says so where too few state their pay, with the way to the jobs', async () => {
  const few = { ...found, paid: minPayAdverts - 1, pay: null, levels: [], places: [] };
  renderSearch('/salaries?q=nurse', { answers: [answer(getTitlePay, () => few)] });
  expect(await screen.findByText('Too few ads state pay for this title here')).toBeTruthy();
  expect(screen.queryByText(/^The middle is/)).toBeNull();
});

it('says that the pay did not load, with a retry, and keeps what was typed', async () => {
  renderSearch('/salaries?q=nurse', { answers: [hangUp(getTitlePay)] });
  expect(await screen.findByText('The pay did not load')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Job title/ }).value).toBe('nurse');
});
