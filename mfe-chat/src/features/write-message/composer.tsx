import type { ChatDraft } from '@jobharbor/shared/contracts/chat/chat';
import { maxMessageText } from '@jobharbor/shared/contracts/chat/message';
import type { TemplateValues } from '@jobharbor/shared/contracts/entries/fill-template';
import { lazyPart, useDirtyLease } from '@jobharbor/shared/remote';
import { IconButton, isComposing, Notice } from '@jobharbor/shared/ui';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatService } from '../../common/use-chat-service.ts';
import { useMediaQuery } from '../../common/use-media-query.ts';
import { useIsOnline } from '../../common/use-realtime.ts';
import { AttachButton } from './attach-button.tsx';
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
  const isOffline = !useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const phrases = usePhrases(field, text, write);
  const { fault, attach } = useAttach(chatId);
  const ids = { field: useId(), hint: useId() };
  const isEmpty = text.trim() === '';
  useDirtyLease(!isEmpty, 'chat-message');

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
        {isOffline && (
          <Notice tone="attention" role="status" className="jhc-composer__offline">
            {t('composer.offline')}
          </Notice>
        )}
        {fault && (
          <Notice tone="danger" role="alert" className="jhc-composer__offline">
            {fault}
          </Notice>
        )}
        {phrases.hasNoRoom && (
          <Notice tone="attention" role="alert" className="jhc-composer__offline">
            {t('phrases.tooLong')}
          </Notice>
        )}
        <div className="jhc-composer__row">
          <AttachButton onFiles={attach} />
          <IconButton
            icon={<MessageSquareQuote />}
            label={t('phrases.title')}
            aria-haspopup="dialog"
            className="jhc-composer__phrases"
            onClick={phrases.open}
          />
          <label className="jh-visually-hidden" htmlFor={ids.field}>
            {t('composer.label', { name })}
          </label>
          <div className="jh-input-frame jhc-grow" data-text={text}>
            <textarea
              id={ids.field}
              ref={field}
              className="jh-input"
              rows={1}
              dir="auto"
              maxLength={maxMessageText}
              enterKeyHint={isTouch ? 'enter' : 'send'}
              placeholder={t('composer.placeholder')}
              aria-describedby={ids.hint}
              value={text}
              onChange={(event) => {
                phrases.clearNoRoom();
                write(event.target.value);
                if (event.target.value) reportTyping();
              }}
              onPaste={(event) => {
                const { files } = event.clipboardData;
                // Copied text of some programs has a picture of itself beside it.
                if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
                event.preventDefault();
                void attach([...files]);
              }}
              onKeyDown={(event) => {
                // Touch keyboards need Enter for a new line; in an input method it accepts a word.
                if (!isBareEnter(event) || isTouch || isComposing(event)) return;
                event.preventDefault();
                send();
              }}
            />
          </div>
          <SendButton isEmpty={isEmpty} />
        </div>
        <p id={ids.hint} className="jhc-composer__hint">
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

const isBareEnter = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !altKey && !ctrlKey && !metaKey;
