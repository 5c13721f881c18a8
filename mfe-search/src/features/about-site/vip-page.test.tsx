import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSearch } from '../../testing/render-search.tsx';

it('says what invitations give, that nothing is sold, and leads to what others sell', async () => {
  renderSearch('/vip', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'VIP by invitation' })).toBeTruthy();
  expect(screen.getByText('Résumés made here: 10 instead of 5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who viewed you' }).getAttribute('href')).toBe(
    '/en/ph/my-jobs/viewed-me',
  );
});
