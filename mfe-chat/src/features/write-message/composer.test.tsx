import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import type { SocketCommand } from '@jobharbor/shared/contracts/socket';
import { errorCode } from '@jobharbor/shared/errors';
import { setSession } from '@jobharbor/shared/session';
import { refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aMessage, maria } from '../../testing/builders.ts';
import { findField, renderChat, shownTexts } from '../../testing/render-chat.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

type Send = Extract<SocketCommand, { type: 'send' }>;
const sends = (sent: readonly SocketCommand[]): Send[] => sent.filter((command) => command.type === 'send');
const write = async (text: string) => userEvent.type(await findField(), `${text}{Enter}`);
const mark = () => [...document.querySelectorAll('.jhc-mark')].at(-1)?.getAttribute('data-state');

/** The server stores the newest socket message and sends its `message` event. */
function answerSocket({ realtime, server }: ReturnType<typeof renderChat>): void {
  const command = sends(realtime.sent).at(-1);
  if (!command) throw new Error('nothing was sent');
  const message = server.storeMessage(command.client_key, command.text);
  act(() => realtime.receive({ type: 'message', message }));
}
const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => {
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    // It listens to these events only while a component is mounted.
    onlineManager.setOnline(!isOffline);
  });
};

it('shows a message at once, and marks it as sent when the server has it', async () => {
  const chat = renderChat([aMessage(1)]);
  await write('Good day');
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
  expect(mark()).toBe('sending');
  answerSocket(chat);
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['Message 1', 'Good day']);
});

it('sends messages in order, one at a time', async () => {
  const chat = renderChat([]);
  await write('one');
  await write('two');
  expect(sends(chat.realtime.sent).map(({ text }) => text)).toEqual(['one']);
  answerSocket(chat);
  await waitFor(() => expect(sends(chat.realtime.sent).map(({ text }) => text)).toEqual(['one', 'two']));
});

it('queues messages written offline and sends each once, in order, when back online', async () => {
  const chat = renderChat([]);
  const { realtime, server } = chat;
  await findField();
  goOffline(true);
  act(() => realtime.become('offline'));
  await write('one');
  await write('two');
  expect(mark()).toBe('waiting');
  expect(server.received).toEqual([]);

  goOffline(false);
  act(() => realtime.become('online'));
  // The first goes by HTTP, because the network is back before the socket.
  await waitFor(() => expect(sends(realtime.sent)).toHaveLength(1));
  answerSocket(chat);
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['one', 'two']);
  expect(server.received).toEqual(['one', 'two']);
});

it('does not duplicate a message whose answer was lost with the connection', async () => {
  const { realtime, server } = renderChat([]);
  await write('Good day');
  const [sent] = sends(realtime.sent);
  if (!sent) throw new Error('nothing was sent');
  // The server has stored it; the connection broke before the answer.
  server.storeMessage(sent.client_key, sent.text);
  act(() => realtime.become('offline'));
  act(() => realtime.become('online'));
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(shownTexts()).toEqual(['Good day']);
  expect(server.messages).toHaveLength(1);
  expect(sends(realtime.sent)).toHaveLength(1);
});

it('sends by HTTP while the socket is down', async () => {
  const { realtime, server } = renderChat([]);
  await findField();
  act(() => realtime.become('offline'));
  await write('Good day');
  await waitFor(() => expect(mark()).toBe('sent'));
  expect(server.received).toEqual(['Good day']);
});

it('sends messages written offline also after navigation to another page', async () => {
  const { navigation, realtime, server } = renderChat([]);
  await findField();
  goOffline(true);
  act(() => realtime.become('offline'));
  await write('Good day');
  act(() => navigation.navigate('/en/ph/elsewhere'));
  goOffline(false);
  await waitFor(() => expect(server.received).toEqual(['Good day']));
});

it('sends nothing while signed out, and the waiting messages after the next login', async () => {
  const { realtime, server, session } = renderChat([]);
  await findField();
  act(() => realtime.become('offline'));
  act(() => setSession(session, null));
  const item = { clientKey: 'abcdefgh', chatId: 33, text: 'Good day', at: 1, state: 'waiting' };
  localStorage.setItem('jh-outbox:7:abcdefgh', JSON.stringify({ ...item, isUncertain: false, reason: '' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'jh-outbox:7:abcdefgh' }));
  window.dispatchEvent(new Event('online'));
  expect(server.received).toEqual([]);
  act(() => setSession(session, maria));
  await waitFor(() => expect(server.received).toEqual(['Good day']));
});

it('sends messages written offline after a reload', async () => {
  const first = renderChat([]);
  await findField();
  goOffline(true);
  await write('Good day');
  first.unmount();
  // A reload would end the page's script; signing out stops the one that remains in the test.
  setSession(first.session, null);
  goOffline(false);
  const { realtime } = renderChat([]);
  await waitFor(() => expect(sends(realtime.sent).map(({ text }) => text)).toEqual(['Good day']));
});

it('shows why a message was refused, and sends it again with the same key', async () => {
  const { realtime, server } = renderChat([]);
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

it('gives up after several server errors, and then offers a retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { realtime } = renderChat([]);
  testServer().use(refuse(sendMessage, errorCode.internal));
  const field = await findField();
  act(() => realtime.become('offline'));
  fireEvent.change(field, { target: { value: 'Good day' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const requests = () => testServer().requestsOf(sendMessage).length;
  const retryButton = () => screen.getByRole('button', { name: 'Send again' });
  // Every retry is a timer, set once the server's answer has arrived.
  await vi.waitFor(
    () => {
      act(() => vi.advanceTimersByTime(1_000));
      expect(retryButton()).toBeTruthy();
    },
    { timeout: 15_000 },
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(requests()).toBe(5);
  expect(retryButton()).toBeTruthy();
  vi.useRealTimers();
});

it('does not send when Enter accepts a word of an input method', async () => {
  const { realtime } = renderChat([]);
  const field = await findField();
  fireEvent.change(field, { target: { value: 'こんにちは' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(sends(realtime.sent)).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sends(realtime.sent).map(({ text }) => text)).toEqual(['こんにちは']);
});

it('starts a new line with Shift+Enter, and on a touch screen with Enter alone', async () => {
  const desk = renderChat([]);
  await userEvent.type(await findField(), 'one{Shift>}{Enter}{/Shift}two');
  expect((await findField()).value).toBe('one\ntwo');
  expect(sends(desk.realtime.sent)).toEqual([]);
  desk.unmount();

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const touch = renderChat([]);
  await userEvent.type(await findField(), '{Enter}three');
  expect((await findField()).value).toBe('one\ntwo\nthree');
  expect(sends(touch.realtime.sent)).toEqual([]);
  vi.unstubAllGlobals();
});

it('keeps the draft over a reload, and clears it once it is sent', async () => {
  const first = renderChat([]);
  await userEvent.type(await findField(), 'I was about to say');
  expect(first.leases.size).toBe(1);
  first.unmount();
  const again = renderChat([]);
  const field = await findField();
  expect(field.value).toBe('I was about to say');
  await userEvent.type(field, '{Enter}');
  expect(again.leases.size).toBe(0);
  again.unmount();
  renderChat([]);
  expect((await findField()).value).toBe('');
});

it('reports typing to the counterpart, throttled', async () => {
  const { realtime } = renderChat([]);
  await userEvent.type(await findField(), 'Good day');
  expect(realtime.sent.filter(({ type }) => type === 'typing')).toEqual([{ type: 'typing', chat_id: 33 }]);
});
