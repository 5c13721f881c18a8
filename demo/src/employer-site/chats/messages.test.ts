import { expect, it } from 'vitest';
import { english, type Shown } from '../shown.ts';
import { createTexts } from '../texts.ts';
import { renderMessages } from './messages.ts';

/** The page of a chat at an address; what it asks the API for, and the links to other messages. */
async function render(address: string, has_earlier: boolean) {
  const asked: unknown[] = [];
  const message = { id: 205, kind: 'text', sender: 'jobseeker', text: 'Hello', sent_at: 1_793_500_000 };
  const client = {
    send: async (_: unknown, { query }: { query: object }) => {
      asked.push(query);
      return { messages: [message], has_earlier };
    },
  };
  const shown = {
    ...{ t: createTexts(english), language: english, country: 'ph', zone: 'Asia/Manila', client },
    query: new URLSearchParams(address),
  } as unknown as Shown;
  const { text } = await renderMessages(shown, { chatId: 7, base: null, name: 'Ana' });
  return { asked, links: [...text.matchAll(/href="(\?[^"]*)"/g)].map(([, href]) => href) };
}

it('leads to the messages before the hundred that it shows, and back to the newest', async () => {
  expect(await render('', true)).toEqual({ asked: [{ size: 100 }], links: ['?before=205#chat'] });
  expect(await render('before=205', true)).toEqual({
    ...{ asked: [{ size: 100, before: 205 }], links: ['?before=205#chat', '?#chat'] },
  });
  expect(await render('before=x', false)).toEqual({ asked: [{ size: 100 }], links: [] });
});
