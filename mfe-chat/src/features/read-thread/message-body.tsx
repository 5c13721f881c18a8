import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { lazyPart } from '@jobharbor/shared/remote';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLine } from '../../common/message-line.ts';
import { CardBody } from './card-body.tsx';
import { RecalledBody } from './recalled-body.tsx';
import { TextBody } from './text-body.tsx';

const FileBody = lazyPart(async () => (await import('./rich-bodies.ts')).FileBody);
const MessageCaution = lazyPart(async () => (await import('./rich-bodies.ts')).MessageCaution);
const MobileBody = lazyPart(async () => (await import('./rich-bodies.ts')).MobileBody);
const PictureBody = lazyPart(async () => (await import('./rich-bodies.ts')).PictureBody);
const ResumeBody = lazyPart(async () => (await import('./rich-bodies.ts')).ResumeBody);

export type MessageBodyProps = {
  chatId: number;
  /** 0 for a message of the outbox. */
  id: number;
  clientKey: string;
  content: MessageContent;
  isOwn: boolean;
  counterpart: string;
};

/** The content of a bubble: one component for each kind of message. */
export function MessageBody({ content, id, clientKey, ...rest }: MessageBodyProps): ReactElement {
  const { t } = useTranslation('chat');
  /** The line of the list of chats, until the code of the body has loaded. */
  const withLine = (body: ReactNode) => (
    <Suspense fallback={<p>{messageLine(t, content)}</p>}>{body}</Suspense>
  );
  switch (content.kind) {
    case 'recalled':
      return <RecalledBody />;
    case 'system':
      return <p>{messageLine(t, content)}</p>;
    case 'interview':
      return <CardBody kind="interview" id={content.interview_id} />;
    case 'offer':
      return <CardBody kind="offer" id={content.offer_id} />;
    case 'mobile':
      return withLine(<MobileBody {...rest} messageId={id} content={content} />);
    case 'resume':
      return withLine(<ResumeBody {...rest} messageId={id} content={content} />);
    case 'picture':
      return withLine(
        <PictureBody chatId={rest.chatId} messageId={id} clientKey={clientKey} content={content} />,
      );
    case 'file':
      return withLine(
        <FileBody chatId={rest.chatId} messageId={id} clientKey={clientKey} content={content} />,
      );
    case 'text':
      return (
        <>
          <TextBody content={content} />
          {!rest.isOwn && content.cautions && (
            <Suspense>
              <MessageCaution {...rest} messageId={id} cautions={content.cautions} />
            </Suspense>
          )}
        </>
      );
  }
}
