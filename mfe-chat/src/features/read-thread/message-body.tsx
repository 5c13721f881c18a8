import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLine } from '../../common/message-line.ts';
import { CardBody } from './card-body.tsx';
import { RecalledBody } from './recalled-body.tsx';
import { TextBody } from './text-body.tsx';

/** The content of a bubble: one component for each kind of message. */
export function MessageBody({ content }: { content: MessageContent }): ReactElement {
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
    case 'text':
      return <TextBody content={content} />;
  }
}
