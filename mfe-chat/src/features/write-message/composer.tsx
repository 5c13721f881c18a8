import type { ChatDraft } from '@jobharbor/shared/contracts/chat/chat';
import { maxMessageText } from '@jobharbor/shared/contracts/chat/message';
import type { TemplateValues } from '@jobharbor/shared/contracts/entries/fill-template';
import { lazyPart, useDirtyLease } from '@jobharbor/shared/remote';
import { IconButton } from '@jobharbor/shared/ui';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatService } from '../../common/use-chat-service.ts';
import { useMediaQuery } from '../../common/use-media-query.ts';
import { AttachButton } from './attach-button.tsx';
import { ComposerNotices } from './composer-notices.tsx';
import { MessageField } from './message-field.tsx';
import { useAttach } from './use-attach.ts';
import { useChatDraft } from './use-chat-draft.ts';
import { usePhrases } from './use-phrases.ts';
import { useReportTyping } from './use-report-typing.ts';
import './write-message.css';

const PhrasePicker = lazyPart(async () => (await import('./phrase-picker.tsx')).PhrasePicker);

/** From this length on the remaining characters are shown. */
const hintLength = 3_600;

export type ComposerProps = {
  chatId: number;
  /** Of the recipient. */
  name: string;
  /** Of the placeholders in common phrases. */
  values: TemplateValues;
  /** The unsent text that the server has. */
  draft: ChatDraft | null | undefined;
};

/** The form for a new message. Key it by the chat: each chat has its own draft. */
export function Composer({ chatId, name, values, draft }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { outbox } = useChatService();
  const { text, write } = useChatDraft(chatId, draft);
  const reportTyping = useReportTyping(chatId);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const field = useRef<HTMLTextAreaElement>(null);
  const phrases = usePhrases(field, text, write);
  const { fault, attach } = useAttach(chatId);
  const hintId = useId();
  const isEmpty = text.trim() === '';
  useDirtyLease(!isEmpty, 'chat-message');

  const change = (next: string) => {
    phrases.clearNoRoom();
    write(next);
    if (next) reportTyping();
  };
  const send = () => {
    if (isEmpty) return;
    outbox.add(chatId, { kind: 'text', text: text.trim() });
    write('');
    field.current?.focus();
  };
  return (
    <div className="jhc-composer">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ComposerNotices fault={fault} hasNoRoom={phrases.hasNoRoom} />
        <div className="jhc-composer__row">
          <AttachButton onFiles={attach} />
          <IconButton
            icon={<MessageSquareQuote />}
            label={t('phrases.title')}
            aria-haspopup="dialog"
            className="jhc-composer__phrases"
            onClick={phrases.open}
          />
          <MessageField
            ref={field}
            {...{ name, hintId, isTouch, text }}
            onChange={change}
            onFiles={attach}
            onSend={send}
          />
          <SendButton isEmpty={isEmpty} />
        </div>
        <p id={hintId} className="jhc-composer__hint">
          {text.length > hintLength
            ? t('composer.left', { count: maxMessageText - text.length })
            : !isTouch && t('composer.hint')}
        </p>
      </form>
      {phrases.isPicking && (
        <Suspense>
          <PhrasePicker values={values} onPick={phrases.pick} onClose={phrases.close} />
        </Suspense>
      )}
    </div>
  );
}

function SendButton({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <button
      type="submit"
      className="jh-button jh-button--primary jhc-composer__send"
      aria-disabled={isEmpty || undefined}
      aria-label={t('composer.send')}
      title={t('composer.send')}
      // Keeps the focus in the field, so that a phone's keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      <SendHorizontal className="jh-icon jh-icon--directional" aria-hidden="true" />
    </button>
  );
}
