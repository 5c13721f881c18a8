import { listOwnFeedback } from '@jobharbor/shared/calls/base/list-own-feedback';
import { sendFeedback } from '@jobharbor/shared/calls/base/send-feedback';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode } from '@jobharbor/shared/errors';
import { testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderSearch } from '../../testing/render-search.tsx';
import { deleteFeedbackDraft } from './feedback-draft.ts';

afterEach(() => deleteFeedbackDraft(undefined));

const taken = answer(sendFeedback, () => ({}));
const person: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Ana',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const picture = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const sentForms = () =>
  testServer()
    .requestsOf(sendFeedback)
    .map(({ rawBody }) => rawBody.toString());

async function fill(message = 'The map is empty') {
  await userEvent.type(await text(), message);
  await userEvent.click(screen.getByRole('radio', { name: 'Something does not work' }));
}

it('sends a guest’s words and pictures once, and says that they arrived', async () => {
  renderSearch('/feedback', { answers: [taken] });
  await fill();
  await userEvent.upload(screen.getByLabelText(/Add pictures/), [picture('map.png'), picture('more.jpeg')]);
  await userEvent.click(screen.getByRole('button', { name: /Remove .*more\.jpeg/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /email/ }), 'me@example.com');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, it arrived' })).toBeTruthy();
  const [form, ...others] = sentForms();
  expect(others).toEqual([]);
  for (const part of ['problem', 'The map is empty', 'me@example.com', 'filename="map.png"'])
    expect(form).toContain(part);
  expect(form).not.toContain('more.jpeg');
  await userEvent.click(screen.getByRole('button', { name: 'Write something else' }));
  expect((await text()).value).toBe('');
});

it('asks for what is missing, at its field', async () => {
  renderSearch('/feedback', {});
  await text();
  await send();
  expect(await screen.findByText('Choose what it is about.')).toBeTruthy();
  expect(screen.getByText('Write a message.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Something does not work' }));
  await userEvent.type(screen.getByRole('textbox', { name: /email/ }), 'nobody');
  await send();
  expect(await screen.findByText(/Enter an address such as/)).toBeTruthy();
});

it('says what is wrong with a file, and keeps the pictures that are right', async () => {
  renderSearch('/feedback', {});
  await text();
  const field = screen.getByLabelText(/Add pictures/);
  const upload = (...files: File[]) => userEvent.upload(field, files, { applyAccept: false });
  await upload(picture('cv.pdf'), picture('shot.JPG'));
  expect(screen.getByText(/cv\.pdf.* is not a JPG, JPEG or PNG/)).toBeTruthy();
  await upload(picture('huge.png', 6 * 1024 * 1024));
  expect(screen.getByText(/huge\.png.* is 6 MB; the limit is 5 MB/)).toBeTruthy();
  await upload(picture('b.png'), picture('c.png'), picture('d.png'));
  expect(screen.getByText('Up to 3 pictures fit. Remove one to add another.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
});

it('names what a guest may send together, refuses more before sending, and lets an account send it', async () => {
  const pictures = ['a.png', 'b.png'].map((name) => picture(name, 3 * 1024 * 1024));
  const upload = () => userEvent.upload(screen.getByLabelText(/Add pictures/), pictures);
  const { unmount } = renderSearch('/feedback', {});
  await text();
  expect(screen.getByText(/Without an account, all pictures together may have up to 5 MB\./)).toBeTruthy();
  await upload();
  expect(
    screen.getByText(/b\.png.* makes 6 MB of pictures; without an account the limit is 5 MB/),
  ).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  unmount();
  renderSearch('/feedback', { user: person });
  await text();
  expect(screen.queryByText(/Without an account/)).toBeNull();
  await upload();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});

it('keeps the words when sending fails, and after a reload, and sends the same feedback again', async () => {
  const { unmount } = renderSearch('/feedback', {
    answers: [refuse(sendFeedback, errorCode.serviceUnavailable, { message: 'Later, please.' })],
  });
  await fill('It is slow');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Later, please.');
  testServer().use(taken);
  await send();
  await screen.findByRole('heading', { name: 'Thank you, it arrived' });
  const keys = testServer()
    .requestsOf(sendFeedback)
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  unmount();
  const second = renderSearch('/feedback', {});
  await fill('Begun');
  second.unmount();
  renderSearch('/feedback', {});
  await screen.findByDisplayValue('Begun');
  expect(screen.getByText('5/4,000')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something does not work' }).checked).toBe(true);
});

it('shows what somebody wrote before with its answers, and the new one after it was sent', async () => {
  const first = {
    id: 3,
    topic: 'problem',
    text: 'Empty <b>map</b>',
    state: 'answered',
    sent_at: 1_790_000_000,
  };
  const replies = [{ text: 'It is full again.', answered_at: 1_790_090_000 }];
  const closed = {
    ...first,
    id: 2,
    text: 'No dark mode',
    state: 'closed',
    pictures: 0,
    replies: [],
  } as const;
  const before = [{ ...first, pictures: 2, replies }, closed] as never[];
  const sent = { ...closed, id: 4, text: 'Hello', state: 'new' } as never;
  let own = before;
  renderSearch('/feedback', {
    user: person,
    answers: [
      answer(listOwnFeedback, () => ({ feedback: own })),
      answer(sendFeedback, () => {
        own = [sent, ...before];
        return {};
      }),
    ],
  });
  expect(await screen.findByText('It is full again.')).toBeTruthy();
  expect(screen.getByText('Empty <b>map</b>')).toBeTruthy();
  expect(screen.getByText(/2 pictures/)).toBeTruthy();
  expect(screen.getByText('Closed without an answer.')).toBeTruthy();
  await fill('Hello');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Write something else' }));
  expect(await screen.findByText('No answer so far.')).toBeTruthy();
  deleteFeedbackDraft(person.id);
});

it('knows the address of who is signed in', async () => {
  renderSearch('/feedback', { user: person, answers: [taken] });
  await fill('Hello');
  expect(screen.queryByRole('textbox', { name: /email/ })).toBeNull();
  await send();
  await screen.findByRole('heading', { name: 'Thank you, it arrived' });
  expect(sentForms()[0]).not.toContain('name="email"');
  deleteFeedbackDraft(person.id);
});
