import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../locales/en.json';
import { aMessage, maria } from '../../testing/builders.ts';
import { shellTexts } from '../../testing/render-chat.ts';
import { ChatBadge } from './chat-badge.tsx';

function renderBadge(unread: number) {
  const server = { unread };
  const view = renderRemote(ChatBadge, {
    texts: { chat: texts, shell: shellTexts },
    user: maria,
    answers: [answer(countUnread, () => ({ unread_count: server.unread }))],
  });
  return { ...view, server };
}

it('names the number of unread messages in its label, and links to the chats', async () => {
  const { told } = renderBadge(3);
  const link = await screen.findByRole('link', { name: 'Messages, 3 unread' });
  expect(link.getAttribute('href')).toBe('/en/ph/chat-home');
  expect(told.at(-1)).toEqual({ name: 'chat:unread', payload: { count: 3 } });
});

it('shows no number without unread messages', async () => {
  renderBadge(0);
  expect((await screen.findByRole('link')).textContent).toBe('Messages');
});

it('refetches the count when a message arrives, and when one is read in another tab', async () => {
  const { realtime, server } = renderBadge(0);
  await screen.findByRole('link', { name: 'Messages' });
  server.unread = 1;
  act(() => realtime.receive({ type: 'message', message: aMessage(2, { status: 'sent' }) }));
  expect(await screen.findByRole('link', { name: 'Messages, 1 unread' })).toBeTruthy();
  server.unread = 0;
  act(() => realtime.receive({ type: 'receipt', chat_id: 33, side: 'jobseeker', up_to: 2, status: 'read' }));
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeTruthy();
});

it('sends messages written offline from any page', async () => {
  const item = {
    clientKey: 'abcdefgh',
    chatId: 33,
    text: 'Good day',
    at: 1,
    state: 'waiting',
    isUncertain: false,
    reason: '',
  };
  localStorage.setItem('jh-outbox:7:abcdefgh', JSON.stringify(item));
  const { realtime } = renderBadge(0);
  await waitFor(() =>
    expect(realtime.sent).toContainEqual({
      type: 'send',
      chat_id: 33,
      client_key: 'abcdefgh',
      text: 'Good day',
    }),
  );
});
