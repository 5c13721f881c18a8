import { type Resume, resumeLimits } from '@jobharbor/shared/contracts/profile/jobseeker';
import { acceptedResumeFiles, useResumeUpload } from '@jobharbor/shared/domain/resumes';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { FileDrop, Notice, UploadStatus } from '@jobharbor/shared/ui';
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
  /** Shows the newest uploaded file as its upload did, also after a reload. */
  showsNewest?: boolean;
}

/** A field to pick or drop a résumé, with the state of its upload. */
export function ResumeUpload(props: ResumeUploadProps) {
  const { resumes, limit, label, atLimit, onUploaded, next, showsNewest = false } = props;
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { upload, pick, cancel, retry } = useResumeUpload((resume) => onUploaded?.(resume));
  const uploaded = resumes.filter(({ kind }) => kind === 'uploaded');
  const isFull = uploaded.length >= limit;
  const newest = showsNewest && upload.status === 'idle' ? uploaded[0] : undefined;
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
      {newest && (
        <UploadStatus fileName={newest.filename} upload={{ status: 'success', text: t('upload.done') }} />
      )}
      <ResumeUploadStatus resumes={resumes} upload={upload} onCancel={cancel} onRetry={retry} next={next} />
    </div>
  );
}
