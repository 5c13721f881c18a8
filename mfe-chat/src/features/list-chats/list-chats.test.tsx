import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aChat, aChatPage, aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';

afterEach(() => vi.unstubAllGlobals());

const sitAtADesk = () =>
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

it('lists conversations with what was said last and what waits to be read', async () => {
  openChat([], { path: '/chat-home', chat: aChat({ unread_count: 2 }) });
  const link = await screen.findByRole('link', { name: /Ana Reyes/ });
  expect(link.textContent).toContain('Nurse');
  expect(link.textContent).toContain('Message 1');
  expect(link.textContent).toContain('2 unread messages');
  expect(link.getAttribute('href')).toBe('/en/ph/chat-home/33');
});

it('moves a conversation to the top when somebody writes', async () => {
  const { http, realtime } = openChat([], { path: '/chat-home' });
  http.answer('GET /jobApplication/chats', () => aChatPage(aChat(), ben));
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

it('shows a conversation that has just begun', async () => {
  const { server, realtime, http } = openChat([], { path: '/chat-home' });
  await screen.findByRole('link', { name: /Ana Reyes/ });
  http.answer('GET /jobApplication/chats', () => aChatPage(ben, server.chat));
  act(() => realtime.receive({ type: 'message', message: aMessage(9, { chat_id: 34 }) }));
  expect(await screen.findByRole('link', { name: /Ben Cruz/ })).toBeTruthy();
});

it('says what to do when there is no conversation yet', async () => {
  const { http } = openChat([], { path: '/chat-home' });
  http.answer('GET /jobApplication/chats', () => aChatPage());
  expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
});

it('says it once on a desk too, and asks nobody to choose from nothing', async () => {
  sitAtADesk();
  const { http } = openChat([], { path: '/chat-home' });
  http.answer('GET /jobApplication/chats', () => aChatPage());
  await screen.findByRole('heading', { name: 'No conversations yet' });
  expect(screen.getAllByRole('heading').map((h) => h.textContent)).toEqual([
    'Messages',
    'No conversations yet',
  ]);
});

it('asks a person at a desk to choose, once there is something to choose from', async () => {
  sitAtADesk();
  openChat([], { path: '/chat-home' });
  expect(screen.queryByRole('heading', { name: 'Choose a conversation' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Choose a conversation' })).toBeTruthy();
});

it('shows list and thread beside each other on a desk, under one main heading', async () => {
  sitAtADesk();
  openChat([aMessage(1)]);
  const link = await screen.findByRole('link', { name: /Ana Reyes/ });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Reyes' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Messages']);
});
