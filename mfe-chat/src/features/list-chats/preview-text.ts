import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import type { TFunction } from 'i18next';
import { messageLine } from '../../common/message-line.ts';

const maxLength = 120;

/** The line below a chat's job: the message that a search found, else unsent text, else the last message. */
export function previewOf(
  t: TFunction<'chat'>,
  { found_message, draft, last_message }: Pick<Chat, 'found_message' | 'draft' | 'last_message'>,
  { isOpen, query }: { isOpen: boolean; query: string },
): string {
  if (found_message) return previewText(t, found_message, query);
  if (draft?.text.trim() && !isOpen) return t('list.draft', { text: shorten(draft.text) });
  return last_message ? previewText(t, last_message) : t('list.none');
}

const previewText = (t: TFunction<'chat'>, message: Message, query = ''): string => {
  const line = shorten(fromWord(messageLine(t, message), query));
  const isWritten = message.sender === 'jobseeker' && message.kind !== 'system';
  return isWritten ? t('list.own', { text: line }) : line;
};

/** Characters shown before the word that a search found. */
const before = 12;

/** A text from shortly before the first word of a search on, so that a narrow list shows it. */
function fromWord(text: string, query: string): string {
  const word = query.trim().split(/\s+/u)[0] ?? '';
  const at = word === '' ? -1 : withoutMarks(text).indexOf(withoutMarks(word));
  if (at <= before) return text;
  // No word of a script with spaces is cut, and no character.
  const start = text
    .slice(at - before, at)
    .search(/\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
  return `…${text.slice(start < 0 ? at : at - before + start).trimStart()}`;
}

/** Letters as the search compares them: without case and marks. Each stays as long as it was, so that positions hold. */
const withoutMarks = (text: string): string =>
  text.replace(/\P{M}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? (variants[plain] ?? plain) : letter;
  });

const variants: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ى: 'ي', ة: 'ه' };

const shorten = (text: string): string => text.trim().replace(/\s+/gu, ' ').slice(0, maxLength);
