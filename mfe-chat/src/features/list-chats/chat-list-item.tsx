import type { Chat } from '@jobharbor/shared/contracts/chat';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Avatar, VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhen } from './use-when.ts';

/** Who, about what, the last words, and what waits to be read; the whole line leads to the thread. */
export function ChatListItem({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const { t } = useTranslation('chat');
  const { language } = useLocale();
  const when = useWhen();
  const { counterpart, company, job, last_message, unread_count } = chat;
  const isUnread = unread_count > 0;
  return (
    <Link
      to={`/chat-home/${chat.id}`}
      className="jhc-item"
      aria-current={isOpen ? 'page' : undefined}
      data-unread={isUnread || undefined}
    >
      <Avatar name={counterpart.name} src={counterpart.avatar_url} />
      <span className="jhc-item__text">
        <span className="jhc-item__line">
          <bdi className="jhc-item__name">{counterpart.name}</bdi>
          <time className="jhc-item__time" dateTime={new Date(chat.updated_at * 1000).toISOString()}>
            {when(chat.updated_at)}
          </time>
        </span>
        <span className="jhc-item__about">
          <bdi lang={job.language}>{job.title}</bdi>
          {' · '}
          <bdi>{company.name}</bdi>
        </span>
        <span className="jhc-item__line">
          <span className="jhc-item__last" dir="auto">
            {last_message ? lastWords(last_message) : t('list.none')}
          </span>
          {isUnread && (
            <span className="jh-count">
              <span aria-hidden="true">{formatNumber(language.value, unread_count)}</span>
              <VisuallyHidden>{t('list.unread', { count: unread_count })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );

  function lastWords({ sender, text }: { sender: string; text: string }): string {
    const line = text.replace(/\s+/gu, ' ').slice(0, 120);
    return sender === 'jobseeker' ? t('list.own', { text: line }) : line;
  }
}
