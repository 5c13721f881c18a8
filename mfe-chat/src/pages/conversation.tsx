import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText, usePage } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, ButtonLink, FailureCard } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MessageList } from '../features/read-thread/message-list.tsx';
import { ThreadHeader } from '../features/read-thread/thread-header.tsx';
import { ThreadSkeleton } from '../features/read-thread/thread-skeleton.tsx';
import { useChat } from '../features/read-thread/use-chat.ts';
import { useThread } from '../features/read-thread/use-thread.ts';
import { Composer } from '../features/write-message/composer.tsx';

/** One chat. `isPage`: it stands alone, as on a phone. Key it by the chat. */
export function Conversation({ chatId, isPage }: { chatId: number; isPage: boolean }) {
  const { t } = useTranslation('chat');
  const errorText = useErrorText();
  const chat = useChat(chatId);
  const { thread, earlier, loadEarlier } = useThread(chatId);
  usePage({
    title: chat.data ? t('titleWith', { name: chat.data.counterpart.name }) : t('title'),
    robots: 'noindex',
  });

  const error = chat.data && thread.data ? null : (chat.error ?? thread.error);
  if (hasCode(error, errorCode.notFound)) return <MissingChat isPage={isPage} />;
  if (error)
    return (
      <FailureCard
        headingLevel={isPage ? 1 : 2}
        motif={<BuoyMotif />}
        title={t('thread.failed')}
        actions={
          <Button
            onClick={() => {
              void chat.refetch();
              void thread.refetch();
            }}
          >
            {t('retry')}
          </Button>
        }
      >
        {errorText(error)}
      </FailureCard>
    );
  return (
    <>
      {chat.data && <ThreadHeader chat={chat.data} isPage={isPage} />}
      {chat.data && thread.data ? (
        <MessageList
          chat={chat.data}
          messages={thread.data.messages}
          dayLevel={isPage ? 2 : 3}
          hasEarlier={thread.data.hasEarlier}
          isLoadingEarlier={earlier.isPending}
          hasEarlierFailed={earlier.isError}
          onLoadEarlier={loadEarlier}
        />
      ) : (
        <ThreadSkeleton />
      )}
      {chat.data && <Composer chatId={chatId} name={chat.data.counterpart.name} />}
    </>
  );
}

export function MissingChat({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <FailureCard
      headingLevel={isPage ? 1 : 2}
      motif={<BuoyMotif />}
      title={t('thread.missing.title')}
      actions={<ButtonLink render={<Link to="/chat-home" />}>{t('thread.back')}</ButtonLink>}
    >
      {t('thread.missing.text')}
    </FailureCard>
  );
}
