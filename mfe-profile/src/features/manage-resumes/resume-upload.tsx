import { type Resume, resumeLimits } from '@jobharbor/shared/contracts/jobseeker';
import { acceptedResumeFiles, useResumeUpload } from '@jobharbor/shared/domain/resumes';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { FileDrop, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { ResumeUploadStatus } from './resume-upload-status.tsx';

export interface ResumeUploadProps {
  /** The listed résumés; those of the kind `uploaded` count towards the limit. */
  resumes: readonly Resume[];
  limit: number;
  label: string;
  /** Shown at the limit: how to make room. */
  atLimit: ReactNode;
  onUploaded?: (resume: Resume) => void;
  /** Actions on the new résumé, beside its upload. */
  next?: (resume: Resume) => ReactNode;
}

/** A field to pick or drop a résumé, with the state of its upload. */
export function ResumeUpload({ resumes, limit, label, atLimit, onUploaded, next }: ResumeUploadProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { upload, pick, cancel, retry } = useResumeUpload((resume) => onUploaded?.(resume));
  const isFull = resumes.filter(({ kind }) => kind === 'uploaded').length >= limit;
  const isUploading = upload.status === 'uploading';
  return (
    <div className="jh-stack jh-gap-3">
      {isFull && !isUploading ? (
        <Notice>
          <p>{t('limit.reached', { count: limit, shown: formatNumber(tag, limit) })}</p>
          {atLimit}
        </Notice>
      ) : (
        <FileDrop
          label={label}
          dropText={t('upload.drop')}
          hint={t('upload.hint', { limit: formatFileSize(tag, resumeLimits.maxBytes) })}
          accept={acceptedResumeFiles}
          disabled={isUploading}
          aria-invalid={upload.status === 'invalid' || upload.status === 'failed' || undefined}
          onFiles={([file]) => file && pick(file)}
        />
      )}
      <ResumeUploadStatus resumes={resumes} upload={upload} onCancel={cancel} onRetry={retry} next={next} />
    </div>
  );
}
