import { endReference } from '@jobharbor/shared/calls/jobseeker-profile/end-reference';
import { openReferenceLink } from '@jobharbor/shared/calls/jobseeker-profile/open-reference-link';
import { stopReferences } from '@jobharbor/shared/calls/jobseeker-profile/stop-references';
import { writeReference } from '@jobharbor/shared/calls/jobseeker-profile/write-reference';
import type { LinkedReference } from '@jobharbor/shared/contracts/profile/reference';
import { type Answer, answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

const token = 'a-token-of-a-mail-about-a-reference';
const stopToken = `${'a'.repeat(32)}.${'b'.repeat(32)}`;
const linked = (more: Partial<LinkedReference> = {}): LinkedReference => ({
  state: 'waiting',
  writer_name: 'Ben Tan',
  relation: 'manager',
  about: { kind: 'work_experience', title: 'Barista', place: 'Kopi Co' },
  text: null,
  domain: 'kopi.example',
  expires_at: 1_797_000_000,
  answered_at: null,
  asker: 'Amihan Cruz',
  is_open: true,
  stop_token: stopToken,
  ...more,
});
const opened = (more: Partial<LinkedReference> = {}) => answer(openReferenceLink, () => linked(more));
const sentence = 'She ran the bar for two years.';
const written = answer(writeReference, ({ body }) =>
  linked({ state: 'written', text: body.text, is_open: false, answered_at: 1_796_000_000 }),
);
const visitLink = (...answers: Answer[]) => visit(`/reference#${token}`, { answers, user: null });

describe('who is asked for a reference', () => {
  it('reads who asks and what happens with it, writes it once, and can take it back', async () => {
    const { person, press, server } = visitLink(opened(), written);
    await screen.findByRole('heading', { name: 'Amihan Cruz asks you for a sentence' });
    screen.getByText('Barista · Kopi Co');
    expect(server.requestsOf(writeReference)).toEqual([]);
    await press('Send the sentence');
    await screen.findByText('This field is required.');
    await person.type(screen.getByLabelText(/^Your sentence/), 'Too short');
    await press('Send the sentence');
    await screen.findByText('Write 20 to 400 characters.');
    await person.clear(screen.getByLabelText(/^Your sentence/));
    await person.type(screen.getByLabelText(/^Your sentence/), sentence);
    const send = screen.getByRole('button', { name: 'Send the sentence' });
    for (let turn = 0; turn < 2; turn += 1) send.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const done = await screen.findByText(/^Thank you\. Amihan Cruz has had your sentence since/);
    expect(done.closest('[tabindex]')).toBe(document.activeElement);
    expect(server.requestsOf(writeReference)).toHaveLength(1);
    server.use(answer(endReference, () => linked({ state: 'withdrawn', is_open: false })));
    await press('Take the sentence back');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await person.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('Take the sentence back');
    await press('Take the sentence back');
    expect(server.requestsOf(endReference)).toEqual([]);
    await press('Delete it');
    await screen.findByText(/^Your sentence was deleted/);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('finds the sentence again after a failure and a reload', async () => {
    const first = visitLink(opened(), hangUp(writeReference));
    await first.person.type(await screen.findByLabelText(/^Your sentence/), sentence);
    await first.press('Send the sentence');
    await screen.findByText('No connection.');
    first.unmount();
    visitLink(opened());
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your sentence/)).value).toBe(sentence);
  });

  it('declines, and can end all such requests', async () => {
    const { press, server } = visitLink(
      opened(),
      answer(endReference, () => linked({ state: 'declined' })),
      answer(stopReferences, () => ({})),
    );
    await press('Decline');
    await screen.findByText(/^You declined, and Amihan Cruz sees that/);
    screen.getByRole('button', { name: 'Send the sentence' });
    await press('Never write to me again');
    const done = await screen.findByText(/^Done\. Your address gets no more requests/);
    expect(document.activeElement).toBe(done);
    expect(server.requestsOf(stopReferences)[0]?.query).toMatchObject({ token: stopToken });
  });

  it('is told that a link is cut off, used or old', async () => {
    visitLink(refuse(openReferenceLink, 42488, { message: 'This link no longer works.' }));
    await screen.findByText('This link no longer works.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('ends the requests from the link below the mail, by a press alone', async () => {
    const { press, server } = visit(`/reference/stop#${stopToken}`, {
      answers: [answer(stopReferences, () => ({}))],
      user: null,
    });
    await screen.findByRole('button', { name: 'Never write to me again' });
    expect(server.requestsOf(stopReferences)).toEqual([]);
    await press('Never write to me again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Never write to me again' })).toBeNull());
  });
});
