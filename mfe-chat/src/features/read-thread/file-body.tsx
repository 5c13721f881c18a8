import type { MessageContent } from '@jobharbor/shared/contracts/chat/message';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { chatFileUrl } from '../../common/chat-file-url.ts';
import { fileSize } from '../../common/file-size.ts';
import { UploadProgress } from './upload-progress.tsx';
import './file-body.css';

export type FileBodyProps = {
  chatId: number;
  /** 0 for a message of the outbox. */
  messageId: number;
  clientKey: string;
  content: MessageContent<'file'>;
};

/** A document: its name, which downloads it, and its size. */
export function FileBody({ chatId, messageId, clientKey, content }: FileBodyProps) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const { filename, format, size } = content;
  const facts = (
    <>
      <FileText className="jh-icon" aria-hidden="true" />
      <span className="jhc-file__name">
        <UserText>{filename}</UserText>
        <span className="jhc-file__size">
          {/* Brackets: beside Arabic digits a middle dot looks like a zero. */}
          <bdi>{format.toUpperCase()}</bdi> (<bdi>{fileSize(tag, size)}</bdi>)
        </span>
      </span>
    </>
  );
  if (messageId === 0)
    return (
      <div className="jh-stack">
        <p className="jhc-file">{facts}</p>
        <UploadProgress clientKey={clientKey} filename={filename} />
      </div>
    );
  return (
    <a
      className="jhc-file"
      href={chatFileUrl(chatId, messageId)}
      download={filename}
      title={t('file.download')}
    >
      {facts}
      <Download className="jh-icon" aria-hidden="true" />
    </a>
  );
}
