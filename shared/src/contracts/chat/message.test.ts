import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { message } from './message.ts';

const fields = { id: 1, chat_id: 2, client_key: null, sender: 'recruiter', sent_at: 3, status: 'sent' };

it('reads a message of an unknown kind, and one without a kind, as its text', () => {
  const text = { ...fields, kind: 'text', text: 'An offer: 30,000 a month' };
  expect(message.parse({ ...text, kind: 'hologram', shape: 'cube' })).toEqual(text);
  expect(message.parse({ ...text, kind: undefined })).toEqual(text);
});

it('writes the kind of a message', () => {
  const text = { ...fields, kind: 'text', text: 'Hello' } as const;
  expect(z.encode(message, text as z.infer<typeof message>)).toEqual(text);
});
