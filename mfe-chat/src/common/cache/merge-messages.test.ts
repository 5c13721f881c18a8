import { describe, expect, it } from 'vitest';
import { aMessage } from '../../testing/builders.ts';
import { advanceStatus, mergeMessages } from './merge-messages.ts';

const own = (id: number, status: 'sent' | 'delivered' | 'read') =>
  aMessage(id, { sender: 'jobseeker', status });
const states = (messages: readonly { id: number; status: string }[]) =>
  messages.map(({ id, status }) => `${id} ${status}`);

describe('merging messages', () => {
  it('sorts late messages by id and keeps no duplicate', () => {
    const merged = mergeMessages([aMessage(2), aMessage(5)], [aMessage(4), aMessage(2), aMessage(1)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  });

  it('keeps “read” when an older response arrives last', () => {
    expect(states(mergeMessages([own(1, 'read')], [own(1, 'delivered')]))).toEqual(['1 read']);
  });

  it('keeps “read” when a “delivered” receipt follows it', () => {
    const receipt = { reader: 'recruiter', upTo: 2, status: 'delivered' } as const;
    expect(states(advanceStatus([own(1, 'read'), own(2, 'sent')], receipt))).toEqual([
      '1 read',
      '2 delivered',
    ]);
  });

  it('marks messages before a read message as read too', () => {
    expect(states(mergeMessages([own(1, 'sent')], [own(2, 'read')]))).toEqual(['1 read', '2 read']);
  });

  it('advances only messages of the other side, and only up to the receipt’s message', () => {
    const receipt = { reader: 'recruiter', upTo: 2, status: 'read' } as const;
    const moved = advanceStatus([own(1, 'sent'), aMessage(2, { status: 'sent' }), own(3, 'sent')], receipt);
    expect(states(moved)).toEqual(['1 read', '2 sent', '3 sent']);
  });

  it('keeps an unchanged message the same object, so that it is not rendered again', () => {
    const message = own(1, 'read');
    expect(mergeMessages([message], [own(1, 'sent'), aMessage(2)])[0]).toBe(message);
  });
});
