import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import type { TFunction } from 'i18next';
import { messageLine } from '../../common/message-line.ts';

const maxLength = 120;

/** The line below a chat's job: the message that a search found, else unsent text, else the last message. */
export function previewOf(
  t: TFunction<'chat'>,
  { found_message, draft, last_message }: Pick<Chat, 'found_message' | 'draft' | 'last_message'>,
  isOpen: boolean,
): string {
  if (found_message) return previewText(t, found_message);
  if (draft?.text.trim() && !isOpen) return t('list.draft', { text: shorten(draft.text) });
  return last_message ? previewText(t, last_message) : t('list.none');
}

const previewText = (t: TFunction<'chat'>, message: Message): string => {
  const line = shorten(messageLine(t, message));
  const isWritten = message.sender === 'jobseeker' && message.kind !== 'system';
  return isWritten ? t('list.own', { text: line }) : line;
};

const shorten = (text: string): string => text.trim().replace(/\s+/gu, ' ').slice(0, maxLength);
