import { createCommonPhrase } from '@jobharbor/shared/calls/jobseeker-phrases/create-common-phrase';
import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { findField, renderChat } from '../../testing/render-chat.ts';

const phrases: { id: number; version: number; text: string }[] = [];
const greeting = { id: 9, version: 1, text: 'Hello, I am Maria.', is_default: true };
const answers = [
  answer(listCommonPhrases, () => ({ common_phrases: [...phrases] })),
  answer(listGreetings, () => ({ greetings: [greeting] })),
  answer(createCommonPhrase, ({ body }) => {
    const common_phrase = { id: 3, version: 1, text: body.text };
    phrases.unshift(common_phrase);
    return { common_phrase };
  }),
];
const open = async () => {
  await findField();
  await userEvent.click(screen.getByRole('button', { name: 'Common phrases' }));
  return within(await screen.findByRole('dialog', { name: 'Common phrases' }));
};

beforeEach(() => {
  localStorage.clear();
  phrases.splice(0, phrases.length, { id: 1, version: 1, text: 'Thank you.' });
});

it('puts a phrase where one was writing, and sends nothing yet', async () => {
  const chat = renderChat([], { answers });
  await userEvent.type(await findField(), 'See you');
  const picker = await open();
  await userEvent.click(await picker.findByRole('button', { name: 'Thank you.' }));
  const field = await findField();
  expect([field.value, field.selectionStart]).toEqual(['See you Thank you.', 18]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chat.realtime.sent.filter(({ type }) => type === 'send')).toEqual([]);
});

it('fills the placeholders of a phrase with recruiter, job and company', async () => {
  phrases.push({ id: 2, version: 1, text: '{name}, is “{job}” at {company} still open?' });
  renderChat([], { answers });
  const picker = await open();
  await userEvent.click(await picker.findByRole('button', { name: /still open/ }));
  expect((await findField()).value).toBe('Ana Reyes, is “Nurse” at Bay Clinic still open?');
});

it('offers the greetings, too, and leads to where both are changed', async () => {
  renderChat([], { answers });
  const picker = await open();
  expect(await picker.findByRole('button', { name: 'Hello, I am Maria.' })).toBeTruthy();
  expect(picker.getByRole('link', { name: /Change or delete/ }).getAttribute('href')).toBe(
    '/en/ph/account-settings',
  );
});

it('does not cut a phrase short that no longer fits, and says so', async () => {
  renderChat([], { answers });
  const message = await findField();
  const typed = 'x'.repeat(message.maxLength - 3);
  fireEvent.change(message, { target: { value: typed } });
  const picker = await open();
  await userEvent.click(await picker.findByRole('button', { name: 'Thank you.' }));
  expect(message.value).toBe(typed);
  expect(screen.getByRole('alert').textContent).toContain('Shorten the message first');
  fireEvent.change(message, { target: { value: 'x' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('adds a phrase, keeps what could not be added, and says why', async () => {
  const first = renderChat([], {
    answers: [...answers, refuse(createCommonPhrase, errorCode.commonPhraseLimit)],
  });
  let picker = await open();
  await userEvent.click(await picker.findByRole('button', { name: 'Save phrase' }));
  expect(picker.getByText('This field is required.')).toBeTruthy();
  await userEvent.type(picker.getByRole('textbox', { name: /New phrase/ }), 'I am free on Friday.');
  await userEvent.click(picker.getByRole('button', { name: 'Save phrase' }));
  await picker.findByRole('alert');
  first.unmount();

  renderChat([], { answers });
  picker = await open();
  const field = picker.getByRole<HTMLTextAreaElement>('textbox', { name: /New phrase/ });
  expect(field.value).toBe('I am free on Friday.');
  await userEvent.click(picker.getByRole('button', { name: 'Save phrase' }));
  expect(await picker.findByRole('button', { name: 'I am free on Friday.' })).toBeTruthy();
  expect(field.value).toBe('');
});

it('says that phrases did not load, and tries again', async () => {
  renderChat([], { answers: [...answers, hangUp(listGreetings)] });
  const picker = await open();
  expect((await picker.findByRole('alert')).textContent).toContain('Your phrases did not load');
  testServer().use(answer(listGreetings, () => ({ greetings: [] })));
  await userEvent.click(picker.getByRole('button', { name: 'Try again' }));
  expect(await picker.findByRole('button', { name: 'Thank you.' })).toBeTruthy();
});
