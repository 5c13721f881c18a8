import { chatFileTypes } from '@jobharbor/shared/contracts/chat/chat-file';
import { IconButton } from '@jobharbor/shared/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Button that lets the person choose pictures and documents. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={chatFileTypes}
        aria-label={t('file.attach')}
        onChange={({ currentTarget: field }) => {
          onFiles([...(field.files ?? [])]);
          // The same file can be chosen again.
          field.value = '';
        }}
      />
      <IconButton
        icon={<Paperclip />}
        label={t('file.attach')}
        className="jhc-composer__phrases"
        onClick={() => input.current?.click()}
      />
    </>
  );
}
