import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { aMessage } from '../../testing/builders.ts';
import { previewOf } from './preview-text.ts';

const t = ((key: string) => key) as unknown as TFunction<'chat'>;
const lineOf = (text: string, query: string) =>
  previewOf(
    t,
    { found_message: aMessage(1, { text }), draft: null, last_message: null },
    { isOpen: false, query },
  );

it.each([
  ['Yarın sabah İstanbul’da Işık Hastanesi’nde.', 'isik', '…Işık Hastanesi’nde.'],
  ['Chúng tôi mời bạn đến Đà Nẵng phỏng vấn.', 'da nang', '…bạn đến Đà Nẵng phỏng vấn.'],
  ['هل يمكنك الحضور إلى المستشفى صباح الاثنين؟', 'المستشفي', '…الحضور إلى المستشفى صباح الاثنين؟'],
  ['ご連絡ありがとうございます。月曜の午前に埠頭へ。', '埠頭', '…ございます。月曜の午前に埠頭へ。'],
  ['Thank you, 𝒫ier, for your answer.', 'answer', '…for your answer.'],
])('shows the found word of “%s” near the beginning of the line', (text, query, line) => {
  expect(lineOf(text, query)).toBe(line);
});

it('shows a line whose word is near its beginning from there', () => {
  expect(lineOf('Đà Nẵng is far', 'nang')).toBe('Đà Nẵng is far');
});
