import { getPoints } from '@jobharbor/shared/calls/jobseeker-vip/get-points';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

const status = { balance: 4, reserved: 0, is_open: true, closed_by: null, withdrawals: [] };

it('says what a refreshed résumé brings, and why an admin corrected the points', async () => {
  const reason = 'A prize of the month.';
  const movements = [{ kind: 'correction' as const, points: -2, moved_at: 1_796_000_000, reason }];
  visit('/points', { answers: [answer(getPoints, () => ({ ...status, movements }))] });
  expect((await screen.findByText(reason)).closest('li')?.textContent).toContain('Corrected by us');
  screen.getByText(/^Points for a refreshed résumé/);
});

it('promises no points for a refreshed résumé where the country has none', async () => {
  const closed = { ...status, is_open: false, closed_by: 'country' as const, movements: [] };
  visit('/points', { answers: [answer(getPoints, () => closed)] });
  await screen.findByText(/^No points are earned in your country/);
  expect(screen.queryByText(/^Points for a refreshed résumé/)).toBeNull();
});
