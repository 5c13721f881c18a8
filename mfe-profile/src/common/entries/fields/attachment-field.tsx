import { attachmentLimits } from '@jobharbor/shared/contracts/profile/license-attachment';
import { useErrorText, useLocale } from '@jobharbor/shared/remote';
import { Button, FileDrop, UploadStatus } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../format-file-size.ts';
import { readAttachment } from './read-attachment.ts';
import type { ControlProps } from './select.tsx';
import { type AttachmentUpload, acceptedAttachments, useAttachmentUpload } from './use-attachment-upload.ts';

/** Attachment of a licence: uploaded at once, and linked when the licence is saved. Saving waits for the upload. */
export function AttachmentField({ name, label, note, error, value, onValue }: ControlProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const root = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState('');
  const uploading = useAttachmentUpload((attachment) => {
    setRemoved('');
    onValue(JSON.stringify(attachment));
  });
  const { upload, pick, cancel, retry } = uploading;
  useSubmitAfter(root, upload.status === 'uploading', value);
  const attachment = readAttachment(value);
  const size = (bytes: number) => formatFileSize(tag, bytes, 2);
  const focusInput = () => requestAnimationFrame(() => root.current?.querySelector('input')?.focus());
  return (
    <fieldset ref={root} className="jh-stack jhp-attachment">
      <legend>
        {label} {note && <span className="jh-quiet">{note}</span>}
      </legend>
      {attachment && (
        <AttachedFile
          attachment={attachment}
          onRemove={() => {
            setRemoved(value);
            onValue('');
            focusInput();
          }}
        />
      )}
      <FileDrop
        name={name}
        label={attachment ? t('attachment.replace') : t('attachment.choose')}
        dropText={t('attachment.drop')}
        hint={t('attachment.hint', { limit: size(attachmentLimits.maxBytes) })}
        error={error}
        accept={acceptedAttachments}
        onFiles={([file]) => file && pick(file)}
      />
      <div role="status">
        <UploadState upload={upload} onCancel={cancel} onRetry={retry} />
        {removed !== '' && value === '' && (
          <div className="jh-inline">
            <span className="jh-quiet">{t('attachment.removed')}</span>
            <Button
              size="small"
              onClick={() => {
                onValue(removed);
                setRemoved('');
                focusInput();
              }}
            >
              {t('entries.undo')}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface AttachedFileProps {
  attachment: NonNullable<ReturnType<typeof readAttachment>>;
  onRemove: () => void;
}

function AttachedFile({ attachment, onRemove }: AttachedFileProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <div className="jh-inline">
      <span>
        <bdi>{attachment.filename}</bdi>{' '}
        <span className="jh-quiet">{formatFileSize(tag, attachment.size)}</span>
      </span>
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t('attachment.remove')}
      </Button>
    </div>
  );
}

interface UploadStateProps {
  upload: AttachmentUpload;
  onCancel: () => void;
  onRetry: () => void;
}

function UploadState({ upload, onCancel, onRetry }: UploadStateProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const errorText = useErrorText();
  const size = (bytes: number) => formatFileSize(tag, bytes, 2);
  switch (upload.status) {
    case 'idle':
      return null;
    case 'uploading': {
      const { percent } = upload;
      const state = {
        status: 'uploading' as const,
        text: percent < 100 ? t('upload.sending', { percent }) : t('upload.checking'),
        percent: percent < 100 ? percent : undefined,
        cancelLabel: t('upload.cancel'),
        onCancel,
      };
      return <UploadStatus fileName={upload.file.name} upload={state} />;
    }
    case 'invalid': {
      const numbers = { size: size(upload.file.size), limit: size(attachmentLimits.maxBytes) };
      const reason = t(`attachment.fault.${upload.reason}`, numbers);
      return <UploadStatus fileName={upload.file.name} upload={{ status: 'failed', reason }} />;
    }
    case 'failed': {
      const { error } = upload;
      const mayRetry = error.status === 0 || error.status === 429 || error.status >= 500;
      const state = {
        status: 'failed' as const,
        reason: Object.values(error.fields)[0]?.[0] ?? errorText(error),
        ...(mayRetry && { retryLabel: t('retry'), onRetry }),
      };
      return <UploadStatus fileName={upload.file.name} upload={state} />;
    }
  }
}

/** Defers a submission of the element's form while `isBusy`, and submits once `value` has changed. */
function useSubmitAfter(element: React.RefObject<HTMLElement | null>, isBusy: boolean, value: string): void {
  const waits = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value
  useEffect(() => {
    if (!waits.current) return;
    waits.current = false;
    element.current?.closest('form')?.requestSubmit();
  }, [element, value]);
  useEffect(() => {
    // Upload cancelled or failed: the deferred submission is dropped.
    waits.current = false;
    const form = element.current?.closest('form');
    if (!form || !isBusy) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      waits.current = true;
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [element, isBusy]);
}
