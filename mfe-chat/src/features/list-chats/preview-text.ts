import type { Message, MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { TFunction } from 'i18next';

const maxLength = 120;

/** The line that stands for a message in the list of chats. */
export const previewText = (t: TFunction<'chat'>, message: Message): string =>
  message.sender === 'jobseeker' ? t('list.own', { text: lineOf(t, message) }) : lineOf(t, message);

function lineOf(t: TFunction<'chat'>, content: MessageContent): string {
  switch (content.kind) {
    case 'recalled':
      return t('recall.mark');
    case 'text':
      return content.text.replace(/\s+/gu, ' ').slice(0, maxLength);
  }
}
