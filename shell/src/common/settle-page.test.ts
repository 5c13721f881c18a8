import { afterEach, expect, it } from 'vitest';
import { settleOnInput } from './settle-page.ts';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.settled;
  document.body.replaceChildren();
});

it.each([
  ['press', () => new MouseEvent('click', { bubbles: true })],
  ['key', () => new KeyboardEvent('keydown', { bubbles: true })],
])('has settled the page before the first %s is answered', (_name, createEvent) => {
  const button = document.createElement('button');
  document.body.append(button);
  settleOnInput();
  expect(dataset.settled).toBeUndefined();
  let wasSettled = false;
  for (const type of ['click', 'keydown'])
    button.addEventListener(type, () => {
      wasSettled = dataset.settled !== undefined;
    });
  button.dispatchEvent(createEvent());
  expect(wasSettled).toBe(true);
});
