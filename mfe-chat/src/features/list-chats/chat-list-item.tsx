import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { chatPath } from '@jobharbor/shared/domain/applications';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Avatar, VisuallyHidden } from '@jobharbor/shared/ui';
import BellOff from 'lucide-react/icons/bell-off';
import Pin from 'lucide-react/icons/pin';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatMenu } from '../../common/organise/chat-menu.tsx';
import { useChatView } from '../../common/use-chat-view.ts';
import { previewOf } from './preview-text.ts';
import { useShortDate } from './use-short-date.ts';

export type ChatListItemProps = {
  chat: Chat;
  isOpen: boolean;
};

/** One chat: counterpart, job, last message, unread count. The whole item is a link to the thread, beside its menu. */
export function ChatListItem({ chat, isOpen }: ChatListItemProps) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const when = useShortDate();
  const { view, searchOf } = useChatView();
  const { counterpart, company, job, unread_count, found_message } = chat;
  const isUnread = unread_count > 0;
  return (
    <div className="jhc-row">
      <Link
        to={{ pathname: chatPath(chat.id), search: searchOf(view.filter, found_message?.id) }}
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
            <UserText className="jhc-item__part" language={job.language}>
              {job.title}
            </UserText>
            <span className="jhc-item__dot">{' · '}</span>
            <UserText className="jhc-item__part">{company.name}</UserText>
          </span>
          <span className="jhc-item__line">
            <span className="jhc-item__last" dir="auto">
              {previewOf(t, chat, { isOpen, query: view.query })}
            </span>
            {chat.is_muted && <Mark icon={<BellOff />} label={t('list.muted')} />}
            {chat.is_pinned && <Mark icon={<Pin />} label={t('list.pinned')} />}
            {isUnread && (
              <span className="jh-count">
                <span aria-hidden="true">{formatNumber(tag, unread_count)}</span>
                <VisuallyHidden>{t('list.unread', { count: unread_count })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
      <ChatMenu chat={chat} className="jhc-row__menu" />
    </div>
  );
}

function Mark({ icon, label }: { icon: ReactElement; label: string }) {
  return (
    <span className="jhc-item__mark" title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
