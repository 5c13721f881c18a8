import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { hydrateRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { expect, it, vi } from 'vitest';
import * as entry from './entry.tsx';
import texts from './locales/en.json' with { type: 'json' };
import { render } from './server.tsx';
import { aChat, aChatPage, maria } from './testing/builders.ts';

it.each([false, true])(
  'renders the list of chats on the server, and asks for it once (in a wide window: %s)',
  async (matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
    const { html, reports, asked } = await hydrateRemote({
      ...{ name: 'mfe-chat', render, entry, texts: { chat: texts }, path: '/chat-home', user: maria },
      answers: [answer(listChats, () => aChatPage(aChat()))],
    });
    expect(html).toContain('Ana Reyes');
    expect(reports).toEqual([]);
    expect(asked).toEqual([]);
  },
);
