import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aChat, aChatPage, aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { renderChat } from '../../testing/render-chat.ts';

afterEach(() => vi.unstubAllGlobals());

const stubWideScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('60rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const names = () =>
  within(screen.getByRole('navigation', { name: 'Conversations' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('.jhc-item__name')?.textContent);
const ben = aChat({
  id: 34,
  counterpart: { id: 6, name: 'Ben Cruz', title: '', avatar_url: null, last_active_at: null },
  updated_at: yesterdayNoon - 3600,
});

it('lists chats with their last message and unread count', async () => {
  renderChat([], { path: '/chat-home', chat: aChat({ unread_count: 2 }) });
  const link = await screen.findByRole('link', { name: /Ana Reyes/ });
  expect(link.textContent).toContain('Nurse');
  expect(link.textContent).toContain('Message 1');
  expect(link.textContent).toContain('2 unread messages');
  expect(link.getAttribute('href')).toBe('/en/ph/chat-home/33');
});

it('moves a chat to the top when a message arrives', async () => {
  const { realtime } = renderChat([], { path: '/chat-home' });
  testServer().use(answer(listChats, () => aChatPage(aChat(), ben)));
  await screen.findByRole('link', { name: /Ben Cruz/ });
  expect(names()).toEqual(['Ana Reyes', 'Ben Cruz']);
  act(() =>
    realtime.receive({
      type: 'message',
      message: aMessage(9, { chat_id: 34, text: 'Are you free?', status: 'delivered' }),
    }),
  );
  await waitFor(() => expect(names()).toEqual(['Ben Cruz', 'Ana Reyes']));
  expect(screen.getByRole('link', { name: /Ben Cruz/ }).textContent).toContain('1 unread message');
});

it('shows a chat that has just begun', async () => {
  const { server, realtime } = renderChat([], { path: '/chat-home' });
  await screen.findByRole('link', { name: /Ana Reyes/ });
  testServer().use(answer(listChats, () => aChatPage(ben, server.chat)));
  act(() => realtime.receive({ type: 'message', message: aMessage(9, { chat_id: 34 }) }));
  expect(await screen.findByRole('link', { name: /Ben Cruz/ })).toBeTruthy();
});

it('shows what to do when there is no chat yet', async () => {
  renderChat([], { path: '/chat-home' });
  testServer().use(answer(listChats, () => aChatPage()));
  expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
});

it('shows the empty list alone on a wide screen, without a hint to choose a chat', async () => {
  stubWideScreen();
  renderChat([], { path: '/chat-home' });
  testServer().use(answer(listChats, () => aChatPage()));
  await screen.findByRole('heading', { name: 'No conversations yet' });
  expect(screen.getAllByRole('heading').map((h) => h.textContent)).toEqual([
    'Messages',
    'No conversations yet',
  ]);
});

it('asks to choose a chat on a wide screen once the list has one', async () => {
  stubWideScreen();
  renderChat([], { path: '/chat-home' });
  expect(screen.queryByRole('heading', { name: 'Choose a conversation' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Choose a conversation' })).toBeTruthy();
});

it('shows list and thread side by side on a wide screen, with one h1', async () => {
  stubWideScreen();
  renderChat([aMessage(1)]);
  const link = await screen.findByRole('link', { name: /Ana Reyes/ });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Reyes' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Messages']);
});

it('searches for what was typed while a chat was opening, beside that chat', async () => {
  stubWideScreen();
  const { navigation } = renderChat([aMessage(1)], { path: '/chat-home' });
  // The router drops what the page before still writes to its address.
  const navigate = vi.spyOn(navigation, 'navigate').mockImplementationOnce(() => {});
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search conversations' }), 'ana');
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('link', { name: /Ana Reyes/ }));
  await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/chat-home/33?q=ana'));
});

it('keeps what is typed when the address of an earlier search comes late', async () => {
  const { navigation } = renderChat([aMessage(1)], { path: '/chat-home' });
  const { navigate } = navigation;
  const late: (() => void)[] = [];
  const slowly = vi
    .spyOn(navigation, 'navigate')
    .mockImplementation((...given) => void late.push(() => navigate(...given)));
  const field = await screen.findByRole('textbox', { name: 'Search conversations' });
  await userEvent.type(field, 'an');
  await waitFor(() => expect(slowly).toHaveBeenCalledTimes(1));
  await userEvent.type(field, 'a');
  await waitFor(() => expect(slowly).toHaveBeenCalledTimes(2));
  act(() => late[0]?.());
  await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/chat-home?q=an'));
  expect(field).toHaveProperty('value', 'ana');
  act(() => late[1]?.());
  await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/chat-home?q=ana'));
  expect(field).toHaveProperty('value', 'ana');
});
