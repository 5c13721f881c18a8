import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { lazyPart } from '@jobharbor/shared/remote';
import { IconButton, Menu, MenuItem, MenuLine } from '@jobharbor/shared/ui';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeChat } from './use-change-chat.ts';

const NotInterestedDialog = lazyPart(
  async () => (await import('./not-interested-dialog.tsx')).NotInterestedDialog,
);

export type ChatMenuProps = {
  chat: Chat;
  className?: string;
  /** Further items, at the top. */
  children?: ReactNode;
};

/** Menu of what a person can do with a chat on their own side. Empty for an API that is older than it. */
export function ChatMenu({ chat, className, children }: ChatMenuProps) {
  const { t } = useTranslation('chat');
  const change = useChangeChat(chat);
  const [isAsking, setAsking] = useState(false);
  const { name } = chat.counterpart;
  const { is_pinned: isPinned, is_muted: isMuted, not_interested_reason: reason } = chat;
  if (isPinned === undefined) return null;
  return (
    <>
      <Menu
        label={name}
        closeLabel={t('phrases.close')}
        trigger={
          <IconButton icon={<Ellipsis />} label={t('organise.more', { name })} className={className} />
        }
      >
        {children}
        <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onClick={() => change.pin(!isPinned)}>
          {t(isPinned ? 'organise.unpin' : 'organise.pin')}
        </MenuItem>
        <MenuItem icon={isMuted ? <Bell /> : <BellOff />} onClick={() => change.mute(!isMuted)}>
          {t(isMuted ? 'organise.unmute' : 'organise.mute')}
        </MenuItem>
        {reason ? (
          <MenuItem icon={<Undo2 />} onClick={change.moveBack}>
            {t('organise.interested')}
          </MenuItem>
        ) : (
          <MenuItem icon={<ThumbsDown />} onClick={() => setAsking(true)}>
            {t('organise.notInterested')}
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem icon={<Trash2 />} danger onClick={change.remove}>
          {t('organise.delete')}
        </MenuItem>
      </Menu>
      {isAsking && (
        <Suspense>
          <NotInterestedDialog
            onClose={() => setAsking(false)}
            onChoose={(given) => {
              setAsking(false);
              change.moveAway(given);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
