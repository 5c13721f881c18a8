import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePersonId } from '../../core/chat-keys.ts';
import { useUnreadCount } from './use-unread-count.ts';

const most = 99;

/** The way to the chats, with how much waits there. Messages that are still to go leave from here, on any page. */
export function ChatBadge() {
  const { t } = useTranslation('chat');
  const { language } = useLocale();
  const count = useUnreadCount();
  useServiceInBackground();
  const shown = formatNumber(language.value, Math.min(count, most));
  return (
    <Link
      to="/chat-home"
      className="jh-icon-button jhc-badge"
      title={t('badge.label')}
      aria-label={count > 0 ? t('badge.unread', { count }) : t('badge.label')}
    >
      <MessageCircle aria-hidden="true" />
      {count > 0 && (
        <span className="jh-count jhc-badge__count" aria-hidden="true">
          {count > most ? `${shown}+` : shown}
        </span>
      )}
    </Link>
  );
}

/** Loaded after the badge has been drawn: no page waits for it. */
function useServiceInBackground(): void {
  const environment = useRemote();
  const personId = usePersonId();
  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    void import('../../core/chat-service.ts').then(({ chatServiceOf }) => {
      if (isWanted) stop = chatServiceOf(environment, personId).start();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [environment, personId]);
}
