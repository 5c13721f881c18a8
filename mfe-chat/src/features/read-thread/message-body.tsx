import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import type { ReactElement } from 'react';
import { RecalledBody } from './recalled-body.tsx';
import { TextBody } from './text-body.tsx';

/** The content of a bubble: one component for each kind of message. */
export function MessageBody({ content }: { content: MessageContent }): ReactElement {
  switch (content.kind) {
    case 'recalled':
      return <RecalledBody />;
    case 'text':
      return <TextBody content={content} />;
  }
}
