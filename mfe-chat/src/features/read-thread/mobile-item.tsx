import { randomKey } from '@jobharbor/shared/browser/environment';
import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { lazyCall, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { MenuItem } from '@jobharbor/shared/ui';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { addMessage } from '../../common/cache/apply-event.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';

const requestCall = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/mobile-exchange', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/request-mobile')).requestMobile,
);

/** Item of a chat's menu that asks to exchange mobile numbers. The server says when that is too early. */
export function MobileItem({ chat: { id } }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const personId = usePersonId();
  const { mutate } = useSend(requestCall, {
    networkMode: 'always',
    onSuccess: ({ message }) => {
      addMessage({ queryClient, personId }, message);
      notify({ tone: 'success', text: t('mobile.asked') });
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <MenuItem
      icon={<Phone />}
      onClick={() => mutate({ params: { chatId: id }, body: { client_key: randomKey() } })}
    >
      {t('mobile.ask')}
    </MenuItem>
  );
}
