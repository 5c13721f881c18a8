import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createMessageReader, encodeMessage, type Message, writeMessage } from './render-messages.mjs';

const long = 'مرحبا 你好 <p>"é"</p>\n'.repeat(100);
const messages: Message[] = [
  { id: 1 },
  { id: 2, name: 'render', value: { pathname: '/en/ph/jobs', texts: { a: { hello: long } } } },
  { id: 3, status: 200, value: { html: long, head: { title: 'Jobs' }, before: long, empty: '' } },
  { id: 4, status: 500, value: long },
  { id: 5, status: 200, value: [long, null] },
];

function bytesOf(...sent: Message[]): Buffer {
  const stream = new PassThrough();
  for (const message of sent) writeMessage(stream, encodeMessage(message));
  return stream.read();
}

describe('messages between gateway and render process', () => {
  it.each([1, 7, 1_000, 65_536, 1_000_000])('arrive as they were sent in chunks of %i bytes', (size) => {
    const bytes = bytesOf(...messages);
    const got: Message[] = [];
    const read = createMessageReader(1_000_000, (message) => got.push(message));
    for (let from = 0; from < bytes.length; from += size) read(bytes.subarray(from, from + size));
    expect(got).toEqual(messages);
  });

  it('have the bytes that they announce', () => {
    for (const message of messages) expect(encodeMessage(message).bytes + 4).toBe(bytesOf(message).length);
  });

  it.each([
    [
      'larger than the limit',
      bytesOf({ id: 1, value: { html: 'x'.repeat(5_000) } }),
      'larger than 4000 bytes',
    ],
    ['of a length beyond the limit', Buffer.from('["render"]'), 'larger than 4000 bytes'],
    ['without an id', Buffer.from('\x0b\0\0\0{"long":[]}'), 'no message'],
    ['with a negative length', Buffer.from('\x1a\0\0\0{"id":1,"long":[["a",-5]]}'), 'no message'],
    ['that is no JSON', Buffer.from('\x02\0\0\0{]'), 'JSON'],
  ])('are refused when they are %s', (_what, bytes, reason) => {
    const got: Message[] = [];
    const read = createMessageReader(4_000, (message) => got.push(message));
    expect(() => read(bytes)).toThrow(reason);
    expect(got).toEqual([]);
  });
});
