import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLine } from '../../common/message-line.ts';
import { CardBody } from './card-body.tsx';
import { FileBody } from './file-body.tsx';
import { MobileBody } from './mobile-body.tsx';
import { PictureBody } from './picture-body.tsx';
import { RecalledBody } from './recalled-body.tsx';
import { ResumeBody } from './resume-body.tsx';
import { TextBody } from './text-body.tsx';

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
      return <MobileBody {...rest} messageId={id} content={content} />;
    case 'resume':
      return <ResumeBody {...rest} messageId={id} content={content} />;
    case 'picture':
      return <PictureBody chatId={rest.chatId} messageId={id} clientKey={clientKey} content={content} />;
    case 'file':
      return <FileBody chatId={rest.chatId} messageId={id} clientKey={clientKey} content={content} />;
    case 'text':
      return <TextBody content={content} />;
  }
}
