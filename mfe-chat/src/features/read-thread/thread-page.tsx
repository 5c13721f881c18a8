import type { Chat, ChatStart } from '@jobharbor/shared/contracts/chat/chat';
import type { TemplateValues } from '@jobharbor/shared/contracts/entries/fill-template';
import { OwnConductReports } from '@jobharbor/shared/domain/conduct-reports';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { CardError, usePage } from '@jobharbor/shared/remote';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NotInterestedNote } from '../../common/organise/not-interested-note.tsx';
import { ClosedThread } from './closed-thread.tsx';
import { MessageList } from './message-list.tsx';
import { MissingThread } from './missing-thread.tsx';
import './read-thread.css';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useChat } from './use-chat.ts';
import { useThread } from './use-thread.ts';

/** Of the form below the messages; `name` is the recipient. */
export type ComposerProps = {
  chatId: number;
  name: string;
  /** Of the placeholders in common phrases. */
  values: TemplateValues;
  draft: Chat['draft'];
};

export type ThreadPageProps = {
  chatId: number;
  /** Whether the thread has the page to itself, as on a phone; it then holds the h1. */
  isPage: boolean;
  Composer: ComponentType<ComposerProps>;
  /** Of a chat without an application: its state, and the ways on. */
  StartedChat: ComponentType<{ chat: Chat; start: ChatStart }>;
};

/** One chat with its messages and the composer. Key it by the chat. */
export function ThreadPage({ chatId, ...rest }: ThreadPageProps) {
  const isId = Number.isSafeInteger(chatId) && chatId > 0;
  return isId ? <Thread chatId={chatId} {...rest} /> : <MissingThread isPage={rest.isPage} />;
}

function Thread({ chatId, isPage, Composer, StartedChat }: ThreadPageProps) {
  const { t } = useTranslation('chat');
  const chat = useChat(chatId);
  const linked = useLinkedMessage();
  const { thread, earlier, loadEarlier, isReached } = useThread(chatId, linked);
  usePage({
    title: chat.data ? t('titleWith', { name: chat.data.counterpart.name }) : t('title'),
    robots: 'noindex',
  });

  const error = chat.data && thread.data ? null : (chat.error ?? thread.error);
  if (hasCode(error, errorCode.notFound)) return <MissingThread isPage={isPage} />;
  if (error)
    return (
      <CardError
        headingLevel={isPage ? 1 : 2}
        title={t('thread.failed')}
        error={error}
        retry={{ refetch: () => Promise.all([chat.refetch(), thread.refetch()]) }}
      />
    );
  return (
    <>
      {chat.data && (
        <>
          <ThreadHeader chat={chat.data} isPage={isPage} />
          {chat.data.start && (
            <Suspense>
              <StartedChat chat={chat.data} start={chat.data.start} />
            </Suspense>
          )}
          {chat.data.not_interested_reason && <NotInterestedNote chat={chat.data} />}
          <OwnConductReports
            subjects={[
              { kind: 'chat', id: chatId },
              { kind: 'recruiter', id: chat.data.counterpart.id },
            ]}
          />
        </>
      )}
      {chat.data && thread.data && isReached ? (
        <MessageList
          // A link to another message opens the thread anew.
          key={linked}
          linked={linked}
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
      {chat.data &&
        (chat.data.application_label === 'withdrawn' ? (
          !chat.data.start && <ClosedThread />
        ) : (
          <Composer
            chatId={chatId}
            name={chat.data.counterpart.name}
            values={valuesOf(chat.data)}
            draft={chat.data.draft}
          />
        ))}
    </>
  );
}

/** Id of the message in the address: `?message=12`. It stays when a filter or a search of the list replaces the address. */
function useLinkedMessage(): number | undefined {
  const id = Number(useSearchParams()[0].get('message'));
  const [linked, setLinked] = useState<number>();
  if (!Number.isSafeInteger(id) || id <= 0 || id === linked) return linked;
  setLinked(id);
  return id;
}

const valuesOf = ({ counterpart, job, company }: Chat): TemplateValues => ({
  name: counterpart.name,
  job: job.title,
  company: company.name,
});
