import { answerMobile } from '@jobharbor/shared/calls/job-application/answer-mobile';
import { requestMobile } from '@jobharbor/shared/calls/job-application/request-mobile';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { renderChat } from '../../testing/render-chat.ts';

type Mobile = Extract<Message, { kind: 'mobile' }>;
const aRequest = (wanted: Partial<Mobile> = {}): Mobile => ({
  ...{ id: 2, chat_id: 33, client_key: null, sender: 'recruiter', sent_at: yesterdayNoon + 120 },
  ...{ status: 'read', kind: 'mobile', state: 'requested', jobseeker_mobile: null, recruiter_mobile: null },
  text: 'x',
  ...wanted,
});
const accepted = aRequest({
  ...{ state: 'accepted', jobseeker_mobile: '+639170000001', recruiter_mobile: '+639170000002' },
});

it('shares the number by one press, and shows a link that calls the other side', async () => {
  renderChat([aMessage(1), aRequest()], { answers: [answer(answerMobile, () => ({ message: accepted }))] });
  await userEvent.click(await screen.findByRole('button', { name: 'Share my number' }));
  const link = await screen.findByRole('link', { name: '+639170000002' });
  expect(link.getAttribute('href')).toBe('tel:+639170000002');
  // Nobody calls themselves.
  expect(screen.getByText('+639170000001').closest('a')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share my number' })).toBeNull();
});

it('leads to the settings where no number is confirmed yet', async () => {
  renderChat([aRequest()], { answers: [refuse(answerMobile, errorCode.mobileMissing)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Share my number' }));
  const link = await screen.findByRole('link', { name: 'Account settings' });
  expect(link.getAttribute('href')).toBe('/en/ph/account-settings');
});

it('asks for the other number from the menu, says when that is too early, and shows the answer', async () => {
  const own = aRequest({ sender: 'jobseeker' });
  const { notices, realtime } = renderChat([aMessage(1)], {
    answers: [refuse(requestMobile, errorCode.exchangeTooEarly)],
  });
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Exchange mobile numbers', hidden: true }));
  await press();
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ tone: 'danger' }));
  testServer().use(answer(requestMobile, () => ({ message: own })));
  await press();
  expect(await screen.findByText(/has not answered yet/)).toBeTruthy();
  act(() => realtime.receive({ type: 'message', message: { ...own, state: 'declined' } }));
  expect(await screen.findByText(/prefers to stay in the chat/)).toBeTruthy();
  // A late copy of the request changes nothing.
  act(() => realtime.receive({ type: 'message', message: own }));
  expect(screen.getByText(/prefers to stay in the chat/)).toBeTruthy();
});
