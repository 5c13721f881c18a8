import { expect, it } from 'vitest';
import { insertText } from './insert-text.ts';

it.each([
  ['', 0, 0, 'Thank you.', 'Thank you.|'],
  ['Hello', 5, 5, 'Thank you.', 'Hello Thank you.|'],
  ['Hello ', 6, 6, 'Thank you.', 'Hello Thank you.|'],
  ['Hello\n', 6, 6, 'Thank you.', 'Hello\nThank you.|'],
  ['Hello wrong Ana', 6, 11, 'dear', 'Hello dear| Ana'],
  ['Ana', 0, 0, 'Hello', 'Hello| Ana'],
  ['你好。', 3, 3, '谢谢', '你好。谢谢|'],
])('puts a phrase into “%s” at %i to %i', (text, start, end, phrase, expected) => {
  const { text: whole, caret } = insertText(text, phrase, { start, end });
  expect(`${whole.slice(0, caret)}|${whole.slice(caret)}`).toBe(expected);
});
