import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { recallMessage } from '@jobharbor/shared/calls/job-application/recall-message';
import { reportRecruiter } from '@jobharbor/shared/calls/job-application/report-recruiter';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aChat, aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { findField, renderChat, shownTexts } from '../../testing/render-chat.ts';

const reads = (sent: readonly { type: string }[]) => sent.filter(({ type }) => type === 'read');
const many = (count: number) => Array.from({ length: count }, (_, index) => aMessage(index + 1));

/** A box 516 pixels high with rows of 50, as `column-reverse` lays them out; a mark stands where its next row does. */
const layOutRows = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.matches('.jhc-new') ? this.nextElementSibling : this;
    const rows = [...document.querySelectorAll('[data-message]')];
    const index = rows.indexOf(row as Element);
    if (index < 0) return new DOMRect(0, 0, 300, 516);
    const { scrollTop } = document.querySelector('.jhc-scroll') as HTMLElement;
    return new DOMRect(0, 516 - (rows.length - index) * 50 - scrollTop, 300, 50);
  });

it('shows the messages by day, with counterpart and job in the header', async () => {
  const { pages } = renderChat([
    aMessage(1, { sent_at: Date.UTC(2026, 10, 18, 9) / 1000 }),
    aMessage(2),
    aMessage(3, { sent_at: Date.UTC(2026, 10, 21, 8) / 1000 }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' })).toBeTruthy();
  await waitFor(() => expect(shownTexts()).toHaveLength(3));
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Wednesday, November 18', 'yesterday', 'today']);
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/en/ph/job/nurse-11');
  expect(pages.at(-1)?.title).toBe('Chat with Ana Reyes');
});

it('shows and announces an incoming message, and marks it as read', async () => {
  const { realtime } = renderChat([aMessage(1)]);
  await findField();
  await waitFor(() => expect(shownTexts()).toHaveLength(1));
  act(() =>
    realtime.receive({ type: 'message', message: aMessage(2, { text: 'Hello!', status: 'delivered' }) }),
  );
  await waitFor(() => expect(shownTexts()).toEqual(['Message 1', 'Hello!']));
  expect(screen.getByText('Ana Reyes wrote: Hello!')).toBeTruthy();
  await waitFor(() => expect(reads(realtime.sent)).toEqual([{ type: 'read', chat_id: 33, up_to: 2 }]));
});

it('does not mark a message as read while the page is hidden', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { realtime } = renderChat([aMessage(1, { status: 'delivered' })]);
  await waitFor(() => expect(shownTexts()).toHaveLength(1));
  expect(reads(realtime.sent)).toEqual([]);
  visible.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(reads(realtime.sent)).toHaveLength(1));
  visible.mockRestore();
});

it('shows the delivery status, which never moves backwards', async () => {
  const { realtime } = renderChat([aMessage(1, { sender: 'jobseeker', status: 'sent' })]);
  const receipt = { type: 'receipt', chat_id: 33, side: 'recruiter', up_to: 1 } as const;
  expect(await screen.findByText('Sent', { selector: '.jhc-mark *' })).toBeTruthy();
  act(() => realtime.receive({ ...receipt, status: 'read' }));
  act(() => realtime.receive({ ...receipt, status: 'delivered' }));
  expect(await screen.findByText('Read')).toBeTruthy();
  expect(screen.queryByText('Delivered')).toBeNull();
});

it('prepends earlier messages without gaps or duplicates', async () => {
  renderChat(many(120));
  await waitFor(() => expect(shownTexts()).toHaveLength(50));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await waitFor(() => expect(shownTexts()).toHaveLength(100));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await waitFor(() => expect(shownTexts()).toEqual(many(120).map(({ text }) => text)));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('fetches messages that were missed while offline', async () => {
  const { realtime, server } = renderChat(many(3));
  await waitFor(() => expect(shownTexts()).toHaveLength(3));
  act(() => realtime.become('offline'));
  server.messages = many(90);
  act(() => realtime.become('online'));
  await waitFor(() => expect(shownTexts()).toEqual(many(90).map(({ text }) => text)));
});

it('shows that the counterpart is typing until their message arrives', async () => {
  const { realtime } = renderChat([aMessage(1)]);
  await waitFor(() => expect(shownTexts()).toHaveLength(1));
  act(() => realtime.receive({ type: 'typing', chat_id: 33, side: 'recruiter' }));
  expect(screen.getByText(/is typing…/)).toBeTruthy();
  act(() => realtime.receive({ type: 'message', message: aMessage(2) }));
  expect(screen.queryByText(/is typing…/)).toBeNull();
});

it('shows a new application status in the header without a reload', async () => {
  const { realtime } = renderChat([aMessage(1)]);
  await screen.findByRole('heading', { level: 1 });
  act(() => realtime.receive({ type: 'application', application_id: 90, label: 'accepted' }));
  expect(await screen.findByText('Accepted')).toBeTruthy();
});

it('shows markup as plain text, and turns only web addresses into links', async () => {
  const text = '<img src=x onerror=alert(1)> javascript:alert(1) see https://clinic.example/map?a=1.';
  renderChat([aMessage(1, { text })]);
  await waitFor(() => expect(shownTexts()).toEqual([text]));
  const link = screen.getByRole('link', { name: 'https://clinic.example/map?a=1' });
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(document.querySelectorAll('.jhc-bubble__text a, .jhc-bubble__text img')).toHaveLength(1);
});

it('shows where the unread messages begin, also after they are read', async () => {
  renderChat([aMessage(1), aMessage(2, { status: 'delivered' })], { chat: aChat({ unread_count: 1 }) });
  expect(await screen.findByText('New')).toBeTruthy();
  expect(screen.getByText('New').closest('[role=listitem]')?.nextElementSibling?.textContent).toContain(
    'Message 2',
  );
});

it('opens at the first of 200 unread messages, and marks only those on screen as read', async () => {
  const layout = layOutRows();
  const { realtime } = renderChat(
    many(3_000).map((message) => ({ ...message, status: message.id > 2_800 ? 'delivered' : 'read' })),
  );
  const mark = await screen.findByText('New');
  const thread = screen.getByRole('region', { name: 'Messages with Ana Reyes' });
  expect(mark.closest('[role=listitem]')?.nextElementSibling?.textContent).toContain('Message 2801');
  expect(mark.closest('[role=listitem]')?.getBoundingClientRect().top).toBe(16);
  await waitFor(() => expect(reads(realtime.sent)).toEqual([{ type: 'read', chat_id: 33, up_to: 2_810 }]));
  thread.scrollTop += 500;
  fireEvent.scroll(thread);
  await waitFor(() => expect(reads(realtime.sent).at(-1)).toMatchObject({ up_to: 2_820 }));
  layout.mockRestore();
});

it('reports a chat that does not exist or belongs to somebody else, with a link back', async () => {
  renderChat([]);
  testServer().use(refuse(getChat, errorCode.notFound), refuse(listMessages, errorCode.notFound));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This conversation is not here' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe(
    '/en/ph/chat-home',
  );
});

it('becomes readable only, and says why, when the application is withdrawn while somebody writes', async () => {
  const { realtime, server } = renderChat([aMessage(1)]);
  const field = await findField();
  await userEvent.type(field, 'Half a sentence');
  server.chat = aChat({ application_label: 'withdrawn', withdrawn_at: Date.UTC(2026, 10, 21, 8, 30) / 1000 });
  act(() => realtime.receive({ type: 'application', application_id: 90, label: 'withdrawn' }));
  const closed = await screen.findByText('The application was withdrawn, so nobody can write here any more.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(closed));
  const line = screen.getByText(/^Application withdrawn/);
  await waitFor(() => expect(line.textContent).toContain('Nov 21, 2026'));
  expect(shownTexts()).toEqual(['Message 1']);
});

it('takes the focus when it is opened by keyboard from the list beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderChat([aMessage(1)], { path: '/chat-home' });
  const link = await screen.findByRole('link', { name: /Ana Reyes/ });
  link.focus();
  await userEvent.keyboard('{Enter}');
  const thread = await screen.findByRole('region', { name: 'Messages with Ana Reyes' });
  expect(document.activeElement).toBe(thread);
  vi.unstubAllGlobals();
});

it('reports the recruiter by a reason of that list, and shows what came of it', async () => {
  const reasons = {
    chat_report_lists: 'Asks for money or fees',
    report_recruiter_reasons: 'Pretends to be somebody else',
  } as Record<string, string>;
  const { server, notices } = renderChat([aMessage(1)], {
    answers: [
      answer(getFlatList, ({ params: { list } }) => ({
        list: [{ id: 4, value: reasons[list] ?? '', key: 'one', seo_value: 'one' }],
      })),
      answer(reportRecruiter, () => ({ reason: aReason, reported_at: yesterdayNoon, is_mailed: false })),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await screen.findByRole('radio', { name: 'Asks for money or fees' });
  await userEvent.click(screen.getByRole('radio', { name: /Ana Reyes.* as a recruiter/ }));
  await screen.findByRole('radio', { name: 'Pretends to be somebody else' });
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Choose a reason.')).toBeTruthy();
  const reason = screen.getByRole('radio', { name: 'Pretends to be somebody else' });
  expect(document.activeElement).toBe(reason);
  await userEvent.click(reason);
  await userEvent.type(screen.getByLabelText(/Anything to add/), ' no such person ');
  server.reports = [
    {
      ...{ kind: 'recruiter', subject_id: 5, reason: aReason, reported_at: yesterdayNoon },
      decision: { outcome: 'warned', at: yesterdayNoon },
    },
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('You reported this recruiter on November 20, 2026')).toBeTruthy();
  expect(screen.getByText('We checked it and warned the other person.')).toBeTruthy();
  expect(notices.at(-1)?.text).toBe('Report sent. The outcome will appear here.');
  expect(testServer().requestsOf(reportRecruiter)).toMatchObject([
    { params: { recruiterId: 5 }, body: { report_reason_id: 4, details: 'no such person' } },
  ]);
});

it('recalls an own message on both sides for some minutes, and never shows its text again', async () => {
  const own = aMessage(2, { sender: 'jobseeker', text: 'Oops', sent_at: Math.floor(Date.now() / 1000) - 60 });
  const old = aMessage(1, { sender: 'jobseeker', text: 'Old' });
  const recalled = { ...own, kind: 'recalled' as const, text: '—' };
  const { server, realtime, notices } = renderChat([old, own], {
    answers: [answer(recallMessage, () => ({ message: recalled }))],
  });
  await waitFor(() => expect(shownTexts()).toEqual(['Old', 'Oops']));
  server.messages = [old, recalled];
  await userEvent.click(screen.getByRole('button', { name: 'Recall' }));
  expect(await screen.findByText('This message was recalled.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('This message was recalled.');
  expect(notices.at(-1)?.text).toMatch(/^Recalled/);
  expect(testServer().requestsOf(recallMessage)).toMatchObject([{ params: { chatId: 33, messageId: 2 } }]);
  expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull();
  // A late copy of the message from before.
  act(() => realtime.receive({ type: 'message', message: own }));
  act(() => realtime.receive({ type: 'message', message: aMessage(3) }));
  await waitFor(() => expect(shownTexts()).toEqual(['Old', 'Message 3']));
});

it('replaces what the counterpart recalls, and announces it', async () => {
  const message = aMessage(1, { text: 'Wrong person', status: 'delivered' });
  const { realtime } = renderChat([message]);
  await waitFor(() => expect(shownTexts()).toEqual(['Wrong person']));
  act(() => realtime.receive({ type: 'message', message: { ...message, kind: 'recalled', text: '—' } }));
  expect(await screen.findByText('This message was recalled.')).toBeTruthy();
  expect(screen.getByText('Ana Reyes recalled a message.')).toBeTruthy();
  expect(shownTexts()).toEqual([]);
});

const aReason = { id: 4, value: 'Pretends to be somebody else', key: 'one', seo_value: 'one' };

it('shows a change of the application as a line, not as a message, and announces it', async () => {
  const line = {
    id: 2,
    chat_id: 33,
    client_key: null,
    sent_at: yesterdayNoon + 120,
    status: 'delivered',
  } as const;
  const accepted = { ...line, sender: 'recruiter', kind: 'system', event: 'accepted', text: 'x' } as const;
  const { realtime } = renderChat([aMessage(1), accepted]);
  const shown = await screen.findByText('Application accepted');
  expect(shown.closest('[role=listitem]')?.querySelector('.jhc-bubble')).toBeNull();
  expect(screen.queryByText('New')).toBeNull();
  const later = { ...accepted, id: 3, event: 'other', text: 'Teleported' } as const;
  act(() => realtime.receive({ type: 'message', message: later }));
  await waitFor(() => expect(screen.getAllByText('Teleported')).toHaveLength(2));
});

it('leads to an invitation and an offer where My Jobs does not load', async () => {
  const card = {
    chat_id: 33,
    client_key: null,
    sender: 'recruiter',
    sent_at: yesterdayNoon,
    status: 'read',
  } as const;
  renderChat([
    { ...card, id: 1, kind: 'interview', interview_id: 7, text: 'x' },
    { ...card, id: 2, kind: 'offer', offer_id: 8, text: 'x' },
  ]);
  const link = await screen.findByRole('link', { name: 'Open the interview' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/interview#interview-7');
  const other = screen.getByRole('link', { name: 'Open the offer' });
  expect(other.getAttribute('href')).toBe('/en/ph/my-jobs/offers#offer-8');
  expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull();
});
