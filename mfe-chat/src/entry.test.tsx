import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import type { SessionUser } from '@jobharbor/shared/contracts';
import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { hydrateRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { expect, it, vi } from 'vitest';
import * as entry from './entry.tsx';
import texts from './locales/en.json' with { type: 'json' };
import { render } from './server.tsx';
import { aChat, aChatPage, maria } from './testing/builders.ts';

const takeOver = (user: SessionUser, ...chats: Chat[]) => openAt('/chat-home', user, ...chats);

const openAt = (path: string, user: SessionUser, ...chats: Chat[]) =>
  hydrateRemote({
    ...{ name: 'mfe-chat', render, entry, texts: { chat: texts }, path, user },
    answers: [answer(listChats, () => aChatPage(...chats))],
  });

it.each([false, true])(
  'renders the list of chats on the server, and asks for it once (in a wide window: %s)',
  async (matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
    const { html, reports, asked } = await takeOver(maria, aChat());
    expect(html).toContain('Ana Reyes');
    expect(reports).toEqual([]);
    expect(asked).toEqual([]);
  },
);

it('says on the server that there is no chat at all, and where to begin', async () => {
  const { html, reports, asked } = await takeOver(maria);
  expect(html).toContain(texts.list.empty.title);
  expect(reports).toEqual([]);
  expect(asked).toEqual([]);
});

it('writes no control character of the address into its HTML', async () => {
  const { html, reports } = await openAt('/chat-home?q=%00nurse', maria, aChat());
  expect(html).toContain('value="nurse"');
  expect(reports).toEqual([]);
});

it('renders for a recruiter where their chats are, and asks for none', async () => {
  const { html, reports } = await takeOver({ ...maria, role: 'recruiter' });
  expect(html).toContain(texts.employers.text);
  expect(reports).toEqual([]);
  expect(testServer().requestsOf(listChats)).toEqual([]);
});
