import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { TFunction } from 'i18next';

/** The one line that stands for a message in the list of chats and in announcements. */
export function messageLine(t: TFunction<'chat'>, content: MessageContent): string {
  switch (content.kind) {
    case 'recalled':
      return t('recall.mark');
    case 'system':
      return content.event === 'other' ? content.text : t(`story.${content.event}`);
    case 'interview':
    case 'offer':
      return t(`card.${content.kind}`);
    case 'mobile':
      return t('mobile.title');
    case 'resume':
      return t('resume.title');
    case 'picture':
      return t('file.picture');
    case 'file':
      return t('file.document', { name: content.filename });
    case 'text':
      return content.text;
  }
}
