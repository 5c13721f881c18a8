import { type Resume, resumeLimits } from '@jobharbor/shared/contracts/jobseeker';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { FileDrop, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from './check-file.ts';
import { formatFileSize } from './file-size.ts';
import { UploadOutcome } from './upload-outcome.tsx';
import { useResumeUpload } from './use-resume-upload.ts';

export interface ResumeUploadProps {
  /** What is there already: the uploaded ones count toward the limit. */
  resumes: readonly Resume[];
  limit: number;
  label: string;
  /** What to do at the limit. */
  atLimit: ReactNode;
  onUploaded?: (resume: Resume) => void;
}

/** Where a file is picked or dropped, and what becomes of it. */
export function ResumeUpload({ resumes, limit, label, atLimit, onUploaded }: ResumeUploadProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const upload = useResumeUpload((resume) => onUploaded?.(resume));
  const isFull = resumes.filter(({ kind }) => kind === 'uploaded').length >= limit;
  const isUploading = upload.state.status === 'uploading';
  return (
    <div className="jh-stack jh-gap-3">
      {isFull && !isUploading ? (
        <Notice>
          <p>{t('limit.reached', { count: limit, shown: formatNumber(language.value, limit) })}</p>
          {atLimit}
        </Notice>
      ) : (
        <FileDrop
          label={label}
          dropText={t('upload.drop')}
          hint={t('upload.hint', { limit: formatFileSize(language.value, resumeLimits.maxBytes) })}
          accept={acceptedFiles}
          disabled={isUploading}
          onFiles={([file]) => file && upload.pick(file)}
        />
      )}
      <UploadOutcome resumes={resumes} state={upload.state} onCancel={upload.cancel} onRetry={upload.retry} />
    </div>
  );
}
