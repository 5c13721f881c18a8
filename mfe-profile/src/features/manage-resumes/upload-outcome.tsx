import { type Resume, resumeLimits } from '@jobharbor/shared/contracts/jobseeker';
import { errorCode } from '@jobharbor/shared/errors';
import { useErrorText, useLocale } from '@jobharbor/shared/remote';
import { type Upload, UploadStatus } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from './file-size.ts';
import { mayRetry, type UploadState } from './use-resume-upload.ts';

export interface UploadOutcomeProps {
  /** The list as it is now: a file that was renamed or deleted since is not praised under its old name. */
  resumes: readonly Resume[];
  state: UploadState;
  onCancel: () => void;
  onRetry: () => void;
}

/** What becomes of the picked file. */
export function UploadOutcome({ resumes, state, onCancel, onRetry }: UploadOutcomeProps) {
  const { t } = useTranslation('profile');
  const reasonOf = useReason();
  switch (state.status) {
    case 'none':
      return null;
    case 'cancelled':
      return (
        <p role="status" className="jh-quiet">
          {t('upload.cancelled', { name: state.file.name })}
        </p>
      );
    case 'uploading':
    case 'refused':
    case 'failed':
      return <UploadStatus fileName={state.file.name} upload={uploadOf(state)} />;
    case 'done': {
      const arrived = resumes.find(({ id }) => id === state.resume.id);
      if (!arrived) return null;
      return (
        <UploadStatus fileName={arrived.filename} upload={{ status: 'success', text: t('upload.done') }} />
      );
    }
  }

  function uploadOf(now: Extract<UploadState, { status: 'uploading' | 'refused' | 'failed' }>): Upload {
    switch (now.status) {
      case 'uploading':
        return {
          status: 'uploading',
          // All is sent, and the server reads it: nobody knows how long.
          text: now.percent < 100 ? t('upload.sending', { percent: now.percent }) : t('upload.checking'),
          percent: now.percent < 100 ? now.percent : undefined,
          cancelLabel: t('upload.cancel'),
          onCancel,
        };
      case 'refused':
        return { status: 'failed', reason: reasonOf(now) };
      case 'failed':
        return {
          status: 'failed',
          reason: reasonOf(now),
          ...(mayRetry(now.error) && { retryLabel: t('retry'), onRetry }),
        };
    }
  }
}

/** Names the limit and what the file has, where that is what stands in the way. */
function useReason() {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const errorText = useErrorText();
  return (state: Extract<UploadState, { status: 'refused' | 'failed' }>): string => {
    if (state.status === 'failed' && state.error.code !== errorCode.resumeTooLarge)
      return errorText(state.error);
    const fault = state.status === 'refused' ? state.fault : 'too-large';
    switch (fault) {
      case 'too-large':
        return t('upload.tooLarge', {
          size: formatFileSize(language.value, state.file.size, 2),
          limit: formatFileSize(language.value, resumeLimits.maxBytes),
        });
      case 'wrong-kind':
        return t('upload.wrongKind');
      case 'empty':
        return t('upload.empty');
    }
  };
}
