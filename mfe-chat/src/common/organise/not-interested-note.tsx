import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useChangeChat } from './use-change-chat.ts';

/** Says in a chat that the person is not interested in it, with the way back. */
export function NotInterestedNote({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const { moveBack } = useChangeChat(chat);
  return (
    <Notice tone="info" className="jhc-note">
      {t('organise.notInterestedNote')}{' '}
      <Button size="small" variant="quiet" onClick={moveBack}>
        {t('organise.interested')}
      </Button>
    </Notice>
  );
}
