import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { chatPath } from '@jobharbor/shared/domain/applications';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Avatar, VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { previewText } from './preview-text.ts';
import { useShortDate } from './use-short-date.ts';

/** One chat: counterpart, job, last message, unread count. The whole item is a link to the thread. */
export function ChatListItem({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const when = useShortDate();
  const { counterpart, company, job, last_message, unread_count } = chat;
  const isUnread = unread_count > 0;
  return (
    <Link
      to={chatPath(chat.id)}
      className="jhc-item"
      aria-current={isOpen ? 'page' : undefined}
      data-unread={isUnread || undefined}
    >
      <Avatar name={counterpart.name} src={counterpart.avatar_url} />
      <span className="jhc-item__text">
        <span className="jhc-item__line">
          <UserText className="jhc-item__name">{counterpart.name}</UserText>
          <time className="jhc-item__time" dateTime={new Date(chat.updated_at * 1000).toISOString()}>
            {when(chat.updated_at)}
          </time>
        </span>
        <span className="jhc-item__about">
          <UserText language={job.language}>{job.title}</UserText>
          {' · '}
          <UserText>{company.name}</UserText>
        </span>
        <span className="jhc-item__line">
          <span className="jhc-item__last" dir="auto">
            {last_message ? previewText(t, last_message) : t('list.none')}
          </span>
          {isUnread && (
            <span className="jh-count">
              <span aria-hidden="true">{formatNumber(tag, unread_count)}</span>
              <VisuallyHidden>{t('list.unread', { count: unread_count })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
