import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePersonId } from '../../common/cache/chat-keys.ts';
import { hasOutbox } from '../../common/outbox/outbox-prefix.ts';
import { useUnreadCount } from './use-unread-count.ts';
import './show-unread.css';

const maxCount = 99;

/** The header's link to the chats with the unread count. */
export function ChatBadge() {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const count = useUnreadCount();
  useUnsentMessages();
  const shown = formatNumber(tag, Math.min(count, maxCount));
  return (
    <Link to="/chat-home" className="jh-icon-button jhc-badge">
      <VisuallyHidden>{count > 0 ? t('badge.unread', { count }) : t('badge.label')}</VisuallyHidden>
      <MessageCircle aria-hidden="true" />
      {count > 0 && (
        <span className="jh-count jhc-badge__count" aria-hidden="true">
          {count > maxCount ? `${shown}+` : shown}
        </span>
      )}
    </Link>
  );
}

/** Sends messages that an earlier page left in the outbox. Loads the chat service only if there are any. */
function useUnsentMessages(): void {
  const environment = useRemote();
  const personId = usePersonId();
  useEffect(() => {
    if (!hasOutbox(personId)) return;
    let isMounted = true;
    let stop = () => {};
    // If it does not load, the messages wait for the next page.
    void import('../../common/chat-service.ts').then(
      ({ getChatService }) => {
        if (isMounted) stop = getChatService(environment, personId).start();
      },
      () => {},
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [environment, personId]);
}
