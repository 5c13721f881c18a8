import { openNoticeLink } from '@jobharbor/shared/calls/jobseeker-account/open-notice-link';
import { switchNoticesByLink } from '@jobharbor/shared/calls/jobseeker-account/switch-notices-by-link';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';

const token = `messages.7.${'a'.repeat(32)}`;
const renderLink = (hash: string) => {
  const link = { kind: 'messages' as const, is_on: true, email: 'maria@example.com' };
  return renderRemote(App, {
    texts: { myJobs: texts },
    path: `/my-jobs/emails${hash}`,
    answers: [
      answer(openNoticeLink, () => link),
      answer(switchNoticesByLink, ({ body }) => ({ ...link, is_on: body.is_on })),
    ],
  });
};

it('stops the emails of a link for a visitor who is not signed in, and starts them again', async () => {
  renderLink(`#${token}`);
  await screen.findByText(/We email you about messages/);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect((await screen.findByText(/You get no more emails about messages/)).role).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByText(/We email you about messages/)).toBeTruthy();
});

it('says that a link is cut off, instead of asking the server', async () => {
  renderLink('');
  expect(await screen.findByText(/The address is not complete/)).toBeTruthy();
});
