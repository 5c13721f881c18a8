import { drawResumePage } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume-page';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One page of a résumé, rendered by the API; with a retry if it does not load. */
export function PagePicture({ id, page, label }: { id: number; page: number; label: string }) {
  const { t } = useTranslation('profile');
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (status === 'failed') {
    return (
      <Notice
        tone="danger"
        role="alert"
        actions={
          <Button size="small" onClick={() => setStatus('loading')}>
            {t('retry')}
          </Button>
        }
      >
        {t('manageResumes.preview.pageFailed', { page: label })}
      </Notice>
    );
  }
  return (
    <img
      className="jhp-page-picture"
      data-loading={status === 'loading'}
      src={`/api${callPath(drawResumePage, { params: { id, page } })}`}
      alt={label}
      loading="lazy"
      decoding="async"
      onLoad={() => setStatus('shown')}
      onError={() => setStatus('failed')}
    />
  );
}
