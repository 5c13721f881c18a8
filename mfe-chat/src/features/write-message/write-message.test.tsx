import type { SocketCommand } from '@jobharbor/shared/contracts/chat';
import { AppError } from '@jobharbor/shared/errors';
import { setSession } from '@jobharbor/shared/session';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aMessage, maria } from '../../testing/builders.ts';
import { findField, openChat, shownTexts } from '../../testing/open-chat.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

type Send = Extract<SocketCommand, { type: 'send' }>;
const sends = (sent: readonly SocketCommand[]): Send[] => sent.filter((command) => command.type === 'send');
const posts = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
const write = async (text: string) => userEvent.type(await findField(), `${text}{Enter}`);
const mark = () => [...document.querySelectorAll('.jhc-mark')].at(-1)?.getAttribute('data-state');

/** The server gets the newest word from the socket, and says so to every tab of both. */
function answerSocket({ realtime, server }: ReturnType<typeof openChat>): void {
  const command = sends(realtime.sent).at(-1);
  if (!command) throw new Error('nothing was sent');
  const message = server.keep(command.client_key, command.text);
  act(() => realtime.receive({ type: 'message', message }));
}
const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => {
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    // It hears the events only while something is mounted.
    onlineManager.setOnline(!isOffline);
  });
};

it('shows a message at once, and marks it sent when the server has it', async () => {
  const chat = openChat([aMessage(1)]);
  await write('Good day');
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
  expect(mark()).toBe('sending');
  answerSocket(chat);
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
});

it('keeps the order in which a person wrote, one message under way at a time', async () => {
  const chat = openChat([]);
  await write('one');
  await write('two');
  expect(sends(chat.realtime.sent).map(({ text }) => text)).toEqual(['one']);
  answerSocket(chat);
  await waitFor(() => expect(sends(chat.realtime.sent).map(({ text }) => text)).toEqual(['one', 'two']));
});

it('queues what is written offline and sends it once, in order, when the connection is back', async () => {
  const chat = openChat([]);
  const { realtime, server } = chat;
  await findField();
  goOffline(true);
  act(() => realtime.become('offline'));
  await write('one');
  await write('two');
  expect(mark()).toBe('waiting');
  expect(server.arrivals).toEqual([]);

  goOffline(false);
  act(() => realtime.become('online'));
  // The first goes by a request, since the network is back before the socket is.
  await waitFor(() => expect(sends(realtime.sent)).toHaveLength(1));
  answerSocket(chat);
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['one', 'two']);
  expect(server.arrivals).toEqual(['one', 'two']);
});

it('does not double a message whose answer was lost with the connection', async () => {
  const { realtime, server } = openChat([]);
  await write('Good day');
  const [sent] = sends(realtime.sent);
  if (!sent) throw new Error('nothing was sent');
  // The server has it; the line broke before it could say so.
  server.keep(sent.client_key, sent.text);
  act(() => realtime.become('offline'));
  act(() => realtime.become('online'));
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['Good day']);
  expect(server.messages).toHaveLength(1);
  expect(sends(realtime.sent)).toHaveLength(1);
});

it('sends by a request where no socket stands', async () => {
  const { realtime, server } = openChat([]);
  await findField();
  act(() => realtime.become('offline'));
  await write('Good day');
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(server.arrivals).toEqual(['Good day']);
});

it('sends what was written offline even when the person has gone to another page', async () => {
  const { navigation, realtime, server } = openChat([]);
  await findField();
  goOffline(true);
  act(() => realtime.become('offline'));
  await write('Good day');
  act(() => navigation.navigate('/en/ph/elsewhere'));
  goOffline(false);
  await waitFor(() => expect(server.arrivals).toEqual(['Good day']));
});

it('keeps messages back while nobody is signed in, and sends them after the next login', async () => {
  const { realtime, server, session } = openChat([]);
  await findField();
  act(() => realtime.become('offline'));
  act(() => setSession(session, null));
  const item = { clientKey: 'abcdefgh', chatId: 33, text: 'Good day', at: 1, state: 'waiting' };
  localStorage.setItem('jh-outbox:7:abcdefgh', JSON.stringify({ ...item, isUncertain: false, reason: '' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'jh-outbox:7:abcdefgh' }));
  window.dispatchEvent(new Event('online'));
  expect(server.arrivals).toEqual([]);
  act(() => setSession(session, maria));
  await waitFor(() => expect(server.arrivals).toEqual(['Good day']));
});

it('finds what was written offline again after a reload', async () => {
  const first = openChat([]);
  await findField();
  goOffline(true);
  await write('Good day');
  first.unmount();
  // A reload ends the page's script; here it lives on, and must keep still.
  setSession(first.session, null);
  goOffline(false);
  const { realtime } = openChat([]);
  await waitFor(() => expect(sends(realtime.sent).map(({ text }) => text)).toEqual(['Good day']));
});

it('says why a message was refused, and sends it again with the same key', async () => {
  const { realtime, server } = openChat([]);
  await write('Good day');
  const [sent] = sends(realtime.sent);
  if (!sent) throw new Error('nothing was sent');
  act(() =>
    realtime.receive({
      type: 'refused',
      client_key: sent.client_key,
      code: 50016,
      message: 'It was not kept.',
    }),
  );
  expect(await screen.findByText('It was not kept.')).toBeTruthy();
  expect(mark()).toBe('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(server.messages.map(({ client_key }) => client_key)).toEqual([sent.client_key]);
});

it('gives up on a server in trouble only after several tries, and then offers another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { realtime, http } = openChat([]);
  http.answer('POST /jobApplication/chats/*/messages', () => {
    throw new AppError(50001, { status: 500, message: 'Our side failed.' });
  });
  const field = await findField();
  act(() => realtime.become('offline'));
  fireEvent.change(field, { target: { value: 'Good day' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(posts(http.calls)).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  vi.useRealTimers();
});

it('does not send when Enter accepts a word of an input method', async () => {
  const { realtime } = openChat([]);
  const field = await findField();
  fireEvent.change(field, { target: { value: 'こんにちは' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(sends(realtime.sent)).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sends(realtime.sent).map(({ text }) => text)).toEqual(['こんにちは']);
});

it('starts a new line with Shift+Enter, and on a touch screen with Enter alone', async () => {
  const desk = openChat([]);
  await userEvent.type(await findField(), 'one{Shift>}{Enter}{/Shift}two');
  expect((await findField()).value).toBe('one\ntwo');
  expect(sends(desk.realtime.sent)).toEqual([]);
  desk.unmount();

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const touch = openChat([]);
  await userEvent.type(await findField(), '{Enter}three');
  expect((await findField()).value).toBe('one\ntwo\nthree');
  expect(sends(touch.realtime.sent)).toEqual([]);
  vi.unstubAllGlobals();
});

it('keeps a draft for each chat over a reload, and forgets it once it is sent', async () => {
  const first = openChat([]);
  await userEvent.type(await findField(), 'I was about to say');
  expect(first.leases.size).toBe(1);
  first.unmount();
  const again = openChat([]);
  const field = await findField();
  expect(field.value).toBe('I was about to say');
  await userEvent.type(field, '{Enter}');
  expect(again.leases.size).toBe(0);
  again.unmount();
  openChat([]);
  expect((await findField()).value).toBe('');
});

it('tells the other side that the person is typing, but not with every letter', async () => {
  const { realtime } = openChat([]);
  await userEvent.type(await findField(), 'Good day');
  expect(realtime.sent.filter(({ type }) => type === 'typing')).toEqual([{ type: 'typing', chat_id: 33 }]);
});
