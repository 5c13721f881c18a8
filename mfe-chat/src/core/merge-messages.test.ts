import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/builders.ts';
import { advanceStatus, mergeMessages } from './merge-messages.ts';

const own = (id: number, status: 'sent' | 'delivered' | 'read') =>
  aMessage(id, { sender: 'jobseeker', status });
const states = (messages: readonly { id: number; status: string }[]) =>
  messages.map(({ id, status }) => `${id} ${status}`);

describe('news of messages', () => {
  it('puts late messages where they belong and none twice', () => {
    const merged = mergeMessages([aMessage(2), aMessage(5)], [aMessage(4), aMessage(2), aMessage(1)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  });

  it('never takes “read” back when an older answer lands last', () => {
    expect(states(mergeMessages([own(1, 'read')], [own(1, 'delivered')]))).toEqual(['1 read']);
  });

  it('never takes “read” back when “delivered” is told after it', () => {
    const receipt = { reader: 'recruiter', upTo: 2, status: 'delivered' } as const;
    expect(states(advanceStatus([own(1, 'read'), own(2, 'sent')], receipt))).toEqual([
      '1 read',
      '2 delivered',
    ]);
  });

  it('takes what stands before a read message as read too', () => {
    expect(states(mergeMessages([own(1, 'sent')], [own(2, 'read')]))).toEqual(['1 read', '2 read']);
  });

  it('moves only what the reader did not write, and only up to the reported message', () => {
    const receipt = { reader: 'recruiter', upTo: 2, status: 'read' } as const;
    const moved = advanceStatus([own(1, 'sent'), aMessage(2, { status: 'sent' }), own(3, 'sent')], receipt);
    expect(states(moved)).toEqual(['1 read', '2 sent', '3 sent']);
  });

  it('leaves an unchanged message the same object, so that it is not drawn again', () => {
    const message = own(1, 'read');
    expect(mergeMessages([message], [own(1, 'sent'), aMessage(2)])[0]).toBe(message);
  });
});
