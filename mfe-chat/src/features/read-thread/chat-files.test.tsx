import 'fake-indexeddb/auto';
import { sendChatFile } from '@jobharbor/shared/calls/job-application/send-chat-file';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { setSession } from '@jobharbor/shared/session';
import { latch } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, createStore, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { findField, renderChat } from '../../testing/render-chat.ts';

const store = createStore('jobharbor-files', 'drafts');
beforeEach(() => clear(store));
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

type Sent = Extract<Message, { kind: 'picture' | 'file' }>;
const frame = {
  ...{ id: 9, chat_id: 33, client_key: null, sent_at: yesterdayNoon, status: 'sent' as const },
  ...{ filename: 'cv.pdf', text: 'cv.pdf', size: 2_000 },
};
const aDocument = (wanted: Partial<Sent> = {}) =>
  ({ ...frame, sender: 'jobseeker', kind: 'file', format: 'pdf', ...wanted }) as Message;
const aPicture = { ...frame, sender: 'recruiter', kind: 'picture', width: 800, height: 600 } as const;

const aFile = (name = 'cv.pdf', text = '%PDF') => new File([text], name);
const choose = async (file: File) => {
  await findField();
  fireEvent.change(screen.getByLabelText('Attach a picture or a document', { selector: 'input' }), {
    target: { files: [file] },
  });
};
const mark = () => document.querySelector('.jhc-message:last-child .jhc-mark')?.getAttribute('data-state');
const keyOf = (form: Buffer) => /name="client_key"\s+(\S+)/.exec(form.toString())?.[1] ?? null;
const findLink = () => screen.findByRole('link', { name: /cv\.pdf/ });
const setOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => {
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    onlineManager.setOnline(!isOffline);
  });
};

it('shows a document while it is sent, can stop it, and links to it once it is there', async () => {
  const arriving = latch();
  const { server } = renderChat([aMessage(1)], {
    answers: [
      answer(sendChatFile, async ({ rawBody }) => {
        await arriving.released;
        return { message: aDocument({ client_key: keyOf(rawBody) }) };
      }),
    ],
  });
  await choose(aFile());
  await screen.findByRole('progressbar', { name: 'Sending cv.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('cv.pdf')).toBeNull());
  await waitFor(async () => expect(await keys(store)).toEqual([]));
  await choose(aFile());
  await screen.findByRole('progressbar', { name: 'Sending cv.pdf' });
  arriving.release();
  const link = await findLink();
  expect(link.getAttribute('href')).toBe('/api/jobApplication/chats/33/messages/9/file');
  expect(link.getAttribute('download')).toBe('cv.pdf');
  expect(server.received).toEqual([]);
  await waitFor(async () => expect(await keys(store)).toEqual([]));
});

it('keeps a file that was chosen offline over a reload, and sends it when back online', async () => {
  const before = renderChat([aMessage(1)]);
  await findField();
  setOffline(true);
  await choose(aFile());
  await waitFor(() => expect(mark()).toBe('waiting'));
  before.unmount();
  // The page that is left sends nothing any more.
  setSession(before.session, null);
  setOffline(false);
  renderChat([aMessage(1)], {
    answers: [
      answer(sendChatFile, ({ rawBody }) => ({ message: aDocument({ client_key: keyOf(rawBody) }) })),
    ],
  });
  await findLink();
});

it('says why a file cannot be sent, with limit and size, before it is sent', async () => {
  renderChat([aMessage(1)]);
  await choose(aFile('program.exe'));
  await screen.findByText(/is neither a picture \(JPG, PNG\) nor a document/);
  await choose(aFile('empty.png', ''));
  await screen.findByText(/is empty/);
  const large = aFile('photo.jpg');
  Object.defineProperty(large, 'size', { value: 11.04 * 1024 * 1024 });
  await choose(large);
  await screen.findByText(/has 11\.1 MB\. A file has 10 MB at most/);
  expect(testServer().requestsOf(sendChatFile)).toEqual([]);
});

it('says what the API found wrong, and lets the person try again', async () => {
  renderChat([aMessage(1)], {
    answers: [refuse(sendChatFile, 42008, { message: 'This file is damaged.' })],
  });
  await choose(aFile());
  await screen.findByText('This file is damaged.');
  testServer().use(
    answer(sendChatFile, ({ rawBody }) => ({ message: aDocument({ client_key: keyOf(rawBody) }) })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await findLink();
});

it('opens a picture, and says so when it is gone', async () => {
  renderChat([{ ...aPicture, filename: 'office.jpg' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the picture office.jpg' }));
  const whole = await screen.findByRole('img', { name: 'office.jpg' });
  expect(whole.getAttribute('src')).toBe('/api/jobApplication/chats/33/messages/9/file');
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('office.jpg');
  const [thumbnail] = document.querySelectorAll('.jhc-picture__thumbnail');
  if (thumbnail) fireEvent.error(thumbnail);
  await screen.findByText(/did not load/);
});
