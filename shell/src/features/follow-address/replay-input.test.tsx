import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyInput, reactPropsOf, rememberEarlyInput } from '../../common/early-input.ts';
import { replayInput } from './replay-input.ts';

const known = vi.fn();

const setDefault = (field: HTMLInputElement | null) => {
  if (field) field.value = '';
};

/** A controlled field, one that a form library sets to its default, a choice, and a field that reads itself. */
function Form() {
  const [text, setText] = useState('');
  const [topic, setTopic] = useState('');
  const [own, setOwn] = useState('');
  const [draft, setDraft] = useState('');
  known({ text, topic, own, draft });
  return (
    <form>
      <textarea name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input name="email" ref={setDefault} onChange={({ target }) => known({ email: target.value })} />
      <input type="radio" name="topic" checked={topic === 'bug'} onChange={() => setTopic('bug')} />
      <input
        name="own"
        ref={(field) => {
          if (field && field.value !== own) setOwn(field.value);
        }}
        value={own}
        onChange={() => known('told twice')}
      />
      <textarea
        name="draft"
        ref={(field) => {
          if (field && draft === '') setDraft('The draft.');
        }}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  );
}

let place: HTMLElement;
const field = (name: string) => place.querySelector(`[name=${name}]`) as HTMLInputElement;
function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

async function hydrate() {
  hydrateRoot(place, <Form />);
  await expect.poll(() => reactPropsOf(field('draft'))).toBeDefined();
  await expect.poll(() => field('draft').value).toContain('The draft.');
}

beforeEach(() => {
  place = document.createElement('div');
  place.dataset.remote = 'mfe-a';
  place.innerHTML = renderToString(<Form />);
  document.body.append(place);
  known.mockClear();
});
afterEach(() => {
  place.remove();
  earlyInput.clear();
});

it('tells a form what was typed and chosen before its scripts ran, and before it was hydrated', async () => {
  field('text').value = 'The map ';
  field('topic').checked = true;
  rememberEarlyInput();
  type('text', 'The map is empty.');
  type('email', 'maya@example.com');
  type('own', 'nurse');
  type('draft', 'More.');
  replayInput();
  expect(field('text').value).toBe('The map is empty.');
  // It looks again until the fields are hydrated.
  await hydrate();
  await vi.waitFor(() => expect(known).toHaveBeenCalledWith({ email: 'maya@example.com' }));
  await expect
    .poll(() => known.mock.lastCall)
    .toEqual([{ text: 'The map is empty.', topic: 'bug', own: 'nurse', draft: 'The draft.\nMore.' }]);
  expect(field('email').value).toBe('maya@example.com');
  expect(field('topic').checked).toBe(true);
  expect(known).not.toHaveBeenCalledWith('told twice');
});

/** A choice of which each option is drawn by the state, and files. */
function Choices({ onFiles }: { onFiles(names: string[]): void }) {
  const [topic, setTopic] = useState('');
  return (
    <form>
      {['bug', 'idea', 'praise'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          value={one}
          checked={topic === one}
          onChange={() => setTopic(one)}
        />
      ))}
      <input
        type="file"
        name="pictures"
        onChange={({ target }) => onFiles([...(target.files ?? [])].map(({ name }) => name))}
      />
    </form>
  );
}

it('takes the last of several options, and tells a form of files, from before it was hydrated', async () => {
  const onFiles = vi.fn();
  place.innerHTML = renderToString(<Choices onFiles={onFiles} />);
  rememberEarlyInput();
  const [bug, idea, praise] = place.querySelectorAll<HTMLInputElement>('[type=radio]');
  for (const option of [bug, praise, idea, bug]) option?.click();
  const files = [new File(['x'], 'map.png')];
  Object.defineProperty(field('pictures'), 'files', { value: files });
  field('pictures').dispatchEvent(new Event('input', { bubbles: true }));
  hydrateRoot(place, <Choices onFiles={onFiles} />);
  await expect.poll(() => reactPropsOf(field('pictures'))).toBeDefined();
  replayInput();
  await expect.poll(() => bug?.checked).toBe(true);
  expect([idea?.checked, praise?.checked]).toEqual([false, false]);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(['map.png']);
});

/** Fields of one state, such as the currency converter's in the address. */
function Converter() {
  const [conversion, setConversion] = useState({ amount: '2000', period: 'monthly', from: 'USD' });
  known(conversion);
  const field = (name: keyof typeof conversion) => ({
    name,
    value: conversion[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setConversion({ ...conversion, [name]: target.value }),
  });
  return (
    <form>
      <select {...field('period')}>
        <option>hourly</option>
        <option>monthly</option>
      </select>
      <select {...field('from')}>
        <option>PHP</option>
        <option>USD</option>
      </select>
      <input {...field('amount')} />
    </form>
  );
}

it('repeats several fields of one state, lists that were chosen before the scripts ran among them', async () => {
  place.innerHTML = renderToString(<Converter />);
  field('period').value = 'hourly';
  rememberEarlyInput();
  expect([...earlyInput.values()]).toEqual(['hourly']);
  type('from', 'PHP');
  type('amount', '150');
  hydrateRoot(place, <Converter />);
  await expect.poll(() => reactPropsOf(field('amount'))).toBeDefined();
  replayInput();
  await expect.poll(() => known.mock.lastCall).toEqual([{ amount: '150', period: 'hourly', from: 'PHP' }]);
});

it('repeats in a page that is drawn anew what was typed and chosen in the one of the server', async () => {
  rememberEarlyInput();
  field('topic').click();
  type('text', 'The map ');
  const early = field('text');
  early.focus();
  type('text', 'The map is empty.');
  // An extension has put its mark between the fields of the server, so that React does not take them over.
  early.before(document.createElement('grammar-checker'));
  const mismatch = vi.fn();
  hydrateRoot(place, <Form />, { onRecoverableError: mismatch });
  await expect.poll(() => field('text') !== early && reactPropsOf(field('text'))).toBeTruthy();
  expect(mismatch).toHaveBeenCalled();
  expect(field('text').value).toBe('');
  replayInput();
  await expect.poll(() => known.mock.lastCall).toMatchObject([{ text: 'The map is empty.', topic: 'bug' }]);
  expect(document.activeElement).toBe(field('text'));
});

it('leaves a hydrated form alone', async () => {
  rememberEarlyInput();
  await hydrate();
  type('email', 'late@example.com');
  expect(earlyInput.size).toBe(0);
});
