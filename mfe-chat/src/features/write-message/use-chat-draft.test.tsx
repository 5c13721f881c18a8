import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { aChat, aMessage } from '../../testing/builders.ts';
import { findField, renderChat } from '../../testing/render-chat.ts';

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('shows the text that another device has stored last, also while the chat is open', async () => {
  const draft = { text: 'From my phone', written_at: 5 };
  const { realtime } = renderChat([aMessage(1)], { chat: aChat({ draft }) });
  const field = await findField();
  expect(field.value).toBe('From my phone');
  act(() => realtime.receive({ type: 'chat-draft', chat_id: 33, text: 'From my phone, too', written_at: 6 }));
  await waitFor(() => expect(field.value).toBe('From my phone, too'));
  act(() => realtime.receive({ type: 'chat-draft', chat_id: 33, text: 'Older', written_at: 4 }));
  expect(field.value).toBe('From my phone, too');
});

it('stores unsent text for the other devices, and that it was sent', async () => {
  const { server, unmount } = renderChat([aMessage(1)]);
  const field = await findField();
  type(field, 'I would like');
  unmount();
  await waitFor(() => expect(server.chat.draft?.text).toBe('I would like'));

  const again = renderChat([aMessage(1)], { chat: server.chat });
  const second = await findField();
  expect(second.value).toBe('I would like');
  fireEvent.keyDown(second, { key: 'Enter' });
  again.unmount();
  await waitFor(() => expect(again.server.chat.draft?.text).toBe(''));
});

it('keeps a text that is newer than the server’s, and sends it', async () => {
  const first = renderChat([aMessage(1)]);
  type(await findField(), 'Written later');
  first.unmount();
  const stored = { text: 'Written before', written_at: 5 };
  const { server } = renderChat([aMessage(1)], { chat: aChat({ draft: stored }) });
  expect((await findField()).value).toBe('Written later');
  await waitFor(() => expect(server.chat.draft?.text).toBe('Written later'), { timeout: 5_000 });
});

it('names unsent text in the list', async () => {
  const draft = { text: 'Not sent yet', written_at: 5 };
  renderChat([], { path: '/chat-home', chat: aChat({ draft }) });
  expect((await screen.findByRole('link', { name: /Ana Reyes/ })).textContent).toContain(
    'Draft: Not sent yet',
  );
});
