import { useDirtyLease } from '@jobharbor/shared/remote';
import { isComposing, Notice } from '@jobharbor/shared/ui';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatService } from '../../core/use-chat-service.ts';
import { useMedia } from '../../core/use-media.ts';
import { useIsNetworkThere } from '../../core/use-realtime.ts';
import { useDraft } from './use-draft.ts';
import { useTypingReport } from './use-typing-report.ts';

const longest = 4_000;
/** From here on the person is told how much room is left. */
const longText = 3_600;

/** Where one writes. Key it by the chat: each chat has its own draft. */
export function Composer({ chatId, name }: { chatId: number; name: string }) {
  const { t } = useTranslation('chat');
  const { outbox } = useChatService();
  const { text, write } = useDraft(chatId);
  const reportTyping = useTypingReport(chatId);
  const isTouch = useMedia('(pointer: coarse)');
  const isOffline = !useIsNetworkThere();
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = { field: useId(), hint: useId() };
  const isEmpty = text.trim() === '';
  useDirtyLease(!isEmpty, 'chat-message');

  const send = () => {
    if (isEmpty) return;
    outbox.add(chatId, text.trim());
    write('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isBareEnter =
      event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    // On a touch keyboard Enter is the only way to a new line; in an input method it accepts a word.
    if (!isBareEnter || isTouch || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const left = longest - text.length;
  return (
    <form
      className="jhc-composer"
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
      <div className="jhc-composer__row">
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
            maxLength={longest}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            placeholder={t('composer.placeholder')}
            aria-describedby={ids.hint}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              if (event.target.value) reportTyping();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="submit"
          className="jh-button jh-button--primary jhc-composer__send"
          aria-disabled={isEmpty || undefined}
          aria-label={t('composer.send')}
          title={t('composer.send')}
          // Focus stays in the field, and with it the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SendHorizontal className="jh-icon jh-icon--directional" aria-hidden="true" />
        </button>
      </div>
      <p id={ids.hint} className="jhc-composer__hint">
        {text.length > longText ? t('composer.left', { count: left }) : !isTouch && t('composer.hint')}
      </p>
    </form>
  );
}
