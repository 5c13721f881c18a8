import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { errorCode } from '../errors/index.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { CardError } from './card-error.tsx';
import { ErrorNotice } from './error-notice.tsx';

const error = new AppError(42060, { message: 'The picture is too large.' });

it('an error is announced with its text and can be tried again, until it is gone', async () => {
  function Part() {
    const [failure, setFailure] = useState<Error | null>(error);
    return <ErrorNotice title="No picture" error={failure} retry={{ refetch: () => setFailure(null) }} />;
  }
  renderRemote(Part, { texts: {} });
  expect(screen.getByRole('alert').textContent).toContain('No pictureThe picture is too large.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('the retry of a page waits while it runs, and other ways follow it', async () => {
  let tries = 0;
  const retry = { refetch: () => (tries += 1), isFetching: true };
  const Page = () => (
    <CardError
      headingLevel={1}
      title="Not loaded"
      error={error}
      retry={retry}
      actions={<button type="button">Other way</button>}
    />
  );
  renderRemote(Page, { texts: {} });
  expect(screen.getByRole('alert').textContent).toContain('The picture is too large.');
  expect(screen.getByRole('heading', { level: 1, name: 'Not loaded' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('button');
  expect([first?.textContent, second?.textContent]).toEqual(['Try again', 'Other way']);
  await userEvent.click(first as HTMLElement);
  expect(tries).toBe(0);
});

it('an address that is not confirmed is confirmed in a new tab, so that what was entered stays', () => {
  const unconfirmed = new AppError(errorCode.emailUnconfirmed, { message: 'Confirm first.' });
  renderRemote(() => <ErrorNotice error={unconfirmed} />, { texts: {} });
  const link = within(screen.getByRole('alert')).getByRole<HTMLAnchorElement>('link');
  expect(link.textContent).toBe('Confirm in a new tab');
  expect([link.target, link.getAttribute('href')]).toEqual([
    '_blank',
    expect.stringMatching(/^\/en\/ph\/confirm-email\?redirect=%2Fen%2Fph/),
  ]);
});
