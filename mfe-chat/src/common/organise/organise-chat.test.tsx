import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aChat, aChatPage, aMessage } from '../../testing/builders.ts';
import { renderChat } from '../../testing/render-chat.ts';

/** Presses an item of the menu; jsdom has no popovers, so that the menu counts as hidden. */
const inMenu = async (name: string) => {
  await screen.findByRole('button', { name: 'More for the conversation with Ana Reyes' });
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
};

it('pins and mutes a chat from its menu, and says so in the list', async () => {
  const { server } = renderChat([], { path: '/chat-home' });
  await inMenu('Pin');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Ana Reyes/ }).textContent).toContain('Pinned'),
  );
  await inMenu('Mute');
  await waitFor(() => expect(screen.getByRole('link', { name: /Ana Reyes/ }).textContent).toContain('Muted'));
  expect(server.changes).toEqual([{ is_pinned: true }, { is_muted: true }]);
});

it('asks why a person is not interested, moves the chat away, and brings it back by undo', async () => {
  const { server, notices } = renderChat([], { path: '/chat-home' });
  await inMenu('Not interested…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not interested' }));
  await userEvent.click(dialog.getByRole('button', { name: /Move to/ }));
  expect(dialog.getByText('Choose a reason.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'The pay' }));
  await userEvent.click(dialog.getByRole('button', { name: /Move to/ }));
  expect(await screen.findByText(/Those that you are not interested in/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  act(() => notices.at(-1)?.action?.run());
  expect(await screen.findByRole('link', { name: /Ana Reyes/ })).toBeTruthy();
  expect(server.changes).toEqual([{ not_interested_reason: 'pay' }, { not_interested_reason: null }]);
});

it('leaves a chat that was deleted, with an undo', async () => {
  const { server, notices, navigation } = renderChat([aMessage(1)]);
  await inMenu('Delete');
  await waitFor(() => expect(navigation.current().pathname).toBe('/en/ph/chat-home'));
  expect(notices.at(-1)).toMatchObject({ text: expect.stringMatching(/Deleted on your side/), stays: true });
  act(() => notices.at(-1)?.action?.run());
  await waitFor(() => expect(server.changes).toEqual([{ is_deleted: true }, { is_deleted: false }]));
});

it('refetches what another device has organised', async () => {
  const { server, realtime } = renderChat([], { path: '/chat-home' });
  await screen.findByRole('link', { name: /Ana Reyes/ });
  server.chat = aChat({ is_pinned: true });
  act(() => realtime.receive({ type: 'chat', chat_id: 33 }));
  expect(await screen.findByText('Pinned')).toBeTruthy();
});

it('filters and searches by the address, asks once for a word, and says how many it found', async () => {
  const { server, navigation } = renderChat([], { path: '/chat-home' });
  await userEvent.click(await screen.findByRole('link', { name: 'Unread' }));
  expect(await screen.findByText('You have read everything.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  await screen.findByRole('link', { name: /Ana Reyes/ });
  const found_message = aMessage(1, { text: 'Thank you. We would like to see you on Friday' });
  testServer().use(
    answer(listChats, ({ query }) => {
      server.asked.push(query);
      return query.q === 'friday' ? aChatPage(aChat({ found_message })) : aChatPage();
    }),
  );
  const before = server.asked.length;
  const field = screen.getByRole('textbox', { name: 'Search conversations' });
  await userEvent.type(field, 'friday');
  const link = await screen.findByRole('link', { name: /…see you on Friday/ });
  expect(link.getAttribute('href')).toBe('/en/ph/chat-home/33?q=friday&message=1');
  expect(screen.getByText('1 conversation found')).toBeTruthy();
  expect(server.asked.slice(before).map(({ q }) => q)).toEqual(['friday']);
  expect(navigation.current().search).toBe('?q=friday');
  await userEvent.type(field, 'x');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(navigation.current().search).toBe(''));
});

it('sends an older API neither filter nor words for all chats, and shows no menu', async () => {
  const { server } = renderChat([], { path: '/chat-home', chat: aChat({ is_pinned: undefined }) });
  await screen.findByRole('link', { name: /Ana Reyes/ });
  expect(server.asked[0]).toEqual({ filter: 'all', page: 1, size: 30 });
  expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
});
