import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { LinkedText } from './linked-text.tsx';

/** A message of kind `text`. */
export function TextBody({ content }: { content: MessageContent<'text'> }) {
  return (
    <p className="jhc-bubble__text" dir="auto">
      <LinkedText text={content.text} />
    </p>
  );
}
