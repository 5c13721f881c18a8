import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePersonId } from '../../core/chat-keys.ts';
import { hasOutbox } from '../../core/outbox-prefix.ts';
import { useUnreadCount } from './use-unread-count.ts';

const most = 99;

/** The way to the chats, with how much waits there. */
export function ChatBadge() {
  const { t } = useTranslation('chat');
  const { language } = useLocale();
  const count = useUnreadCount();
  useForgottenMessages();
  const shown = formatNumber(language.value, Math.min(count, most));
  return (
    <Link to="/chat-home" className="jh-icon-button jhc-badge">
      <VisuallyHidden>{count > 0 ? t('badge.unread', { count }) : t('badge.label')}</VisuallyHidden>
      <MessageCircle aria-hidden="true" />
      {count > 0 && (
        <span className="jh-count jhc-badge__count" aria-hidden="true">
          {count > most ? `${shown}+` : shown}
        </span>
      )}
    </Link>
  );
}

/** What an earlier page could not send. Looked for by name, so that hardly anybody loads what sends it. */
function useForgottenMessages(): void {
  const environment = useRemote();
  const personId = usePersonId();
  useEffect(() => {
    if (!hasOutbox(personId)) return;
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
