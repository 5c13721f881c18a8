import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSearch } from '../../testing/render-search.tsx';

it('says that nothing is sold, and leads to what others sell', async () => {
  renderSearch('/vip', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'No VIP, nothing locked' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who viewed you' }).getAttribute('href')).toBe(
    '/en/ph/my-jobs/viewed-me',
  );
});
