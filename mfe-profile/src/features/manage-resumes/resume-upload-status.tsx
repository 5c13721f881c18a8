import { type Resume, resumeLimits } from '@jobharbor/shared/contracts/profile/jobseeker';
import { canRetryUpload, type ResumeUpload } from '@jobharbor/shared/domain/resumes';
import { errorCode } from '@jobharbor/shared/errors';
import { focusIfLost } from '@jobharbor/shared/forms';
import { useErrorText, useLocale } from '@jobharbor/shared/remote';
import { Button, type Upload, UploadStatus } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';

export interface ResumeUploadStatusProps {
  /** The current list: a résumé that was renamed or deleted since its upload is not shown under its old name. */
  resumes: readonly Resume[];
  upload: ResumeUpload;
  onCancel: () => void;
  onRetry: () => void;
  /** Actions on the new résumé. */
  next?: ((resume: Resume) => ReactNode) | undefined;
}

/** The state of the picked file. */
export function ResumeUploadStatus({ resumes, upload, onCancel, onRetry, next }: ResumeUploadStatusProps) {
  const { t } = useTranslation('profile');
  const reasonOf = useFailureReason();
  switch (upload.status) {
    case 'idle':
      return null;
    case 'cancelled':
      return (
        <div className="jh-inline">
          <p role="status" className="jh-quiet">
            {t('upload.cancelled', { name: upload.file.name })}
          </p>
          <Button ref={focusIfLost} size="small" onClick={onRetry}>
            {t('manageResumes.uploadAgain')}
          </Button>
        </div>
      );
    case 'uploading':
    case 'invalid':
    case 'failed':
      return <UploadStatus fileName={upload.file.name} upload={statusOf(upload)} />;
    case 'done': {
      const listed = resumes.find(({ id }) => id === upload.resume.id);
      if (!listed) return null;
      return (
        <UploadStatus
          fileName={listed.filename}
          upload={{ status: 'success', text: t('upload.done'), actions: next?.(listed) }}
        />
      );
    }
  }

  function statusOf(now: Extract<ResumeUpload, { status: 'uploading' | 'invalid' | 'failed' }>): Upload {
    switch (now.status) {
      case 'uploading':
        return {
          status: 'uploading',
          // All bytes are sent and the API checks the file: the duration is unknown.
          text: now.percent < 100 ? t('upload.sending', { percent: now.percent }) : t('upload.checking'),
          percent: now.percent < 100 ? now.percent : undefined,
          cancelLabel: t('upload.cancel'),
          onCancel,
        };
      case 'invalid':
        return { status: 'failed', reason: reasonOf(now) };
      case 'failed':
        return {
          status: 'failed',
          reason: reasonOf(now),
          ...(canRetryUpload(now.error) && { retryLabel: t('retry'), onRetry }),
        };
    }
  }
}

/** The reason in the visitor's language; for a file that is too large with its size and the limit. */
function useFailureReason() {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const errorText = useErrorText();
  return (upload: Extract<ResumeUpload, { status: 'invalid' | 'failed' }>): string => {
    if (upload.status === 'failed' && upload.error.code !== errorCode.resumeTooLarge) {
      return errorText(upload.error);
    }
    switch (upload.status === 'invalid' ? upload.reason : 'too-large') {
      case 'too-large':
        return t('upload.tooLarge', {
          size: formatFileSize(tag, upload.file.size, 2),
          limit: formatFileSize(tag, resumeLimits.maxBytes),
        });
      case 'wrong-format':
        return t('upload.wrongKind');
      case 'empty':
        return t('upload.empty');
    }
  };
}
