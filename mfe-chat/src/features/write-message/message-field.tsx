import { maxMessageText } from '@jobharbor/shared/contracts/chat/message';
import { isComposing } from '@jobharbor/shared/ui';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';

export type MessageFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Of the recipient. */
  name: string;
  hintId: string;
  /** Enter adds a line instead of sending: touch keyboards have no other key for it. */
  isTouch: boolean;
  text: string;
  onChange: (text: string) => void;
  /** Files were pasted. */
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
};

/** The growing text field of the composer. Enter sends, and Shift+Enter adds a line. */
export function MessageField(props: MessageFieldProps) {
  const { ref, name, hintId, isTouch, text, onChange, onFiles, onSend } = props;
  const { t } = useTranslation('chat');
  const id = useId();
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // Some programs copy a picture of the text beside the text.
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    onFiles([...files]);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // In an input method Enter accepts a word.
    if (!isBareEnter(event) || isTouch || isComposing(event)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <>
      <label className="jh-visually-hidden" htmlFor={id}>
        {t('composer.label', { name })}
      </label>
      <div className="jh-input-frame jhc-grow" data-text={text}>
        <textarea
          id={id}
          ref={ref}
          className="jh-input"
          rows={1}
          dir="auto"
          maxLength={maxMessageText}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          placeholder={t('composer.placeholder')}
          aria-describedby={hintId}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
          onKeyDown={sendOnEnter}
        />
      </div>
    </>
  );
}

const isBareEnter = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !altKey && !ctrlKey && !metaKey;
