import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { Dialog } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatFileUrl } from '../../common/chat-file-url.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useLocalPicture } from './use-local-picture.ts';
import './picture-body.css';

export type PictureBodyProps = {
  chatId: number;
  /** 0 for a message of the outbox. */
  messageId: number;
  clientKey: string;
  content: MessageContent<'picture'>;
};

/** A picture as a thumbnail, which opens it. */
export function PictureBody({ chatId, messageId, clientKey, content }: PictureBodyProps) {
  const { t } = useTranslation('chat');
  const local = useLocalPicture(clientKey, messageId === 0);
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const { filename, width, height } = content;
  const url = messageId === 0 ? local : chatFileUrl(chatId, messageId);
  if (isGone) return <p className="jh-quiet">{t('file.gone')}</p>;
  const picture = (
    <img
      className="jhc-picture__thumbnail"
      src={local ?? url}
      alt={messageId === 0 ? filename : ''}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
    />
  );
  if (messageId === 0)
    return (
      <div className="jh-stack">
        {url ? picture : <p>{filename}</p>}
        <UploadProgress clientKey={clientKey} filename={filename} />
      </div>
    );
  return (
    <>
      <button
        type="button"
        className="jhc-picture"
        aria-label={t('file.open', { name: filename })}
        onClick={() => setOpen(true)}
      >
        {picture}
      </button>
      <Dialog
        open={isOpen}
        wide
        onClose={() => setOpen(false)}
        title={<bdi>{filename}</bdi>}
        closeLabel={t('phrases.close')}
        footer={
          <a className="jh-button" href={url} download={filename}>
            {t('file.download')}
          </a>
        }
      >
        {isOpen && (
          <img className="jhc-picture__whole" src={url} alt={filename} width={width} height={height} />
        )}
      </Dialog>
    </>
  );
}
