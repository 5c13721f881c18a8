import { copyText } from '@jobharbor/shared/browser/copy-text';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { IconButton } from '@jobharbor/shared/ui';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';

/** Shares the job's URL by the Web Share API, or copies it to the clipboard. */
export function ShareButton({ job }: { job: Pick<JobStatic, 'id' | 'slug' | 'title'> }) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const { notify } = useRemote();
  const share = async () => {
    const url = window.location.origin + base + jobPath(job);
    try {
      if (navigator.share) return await navigator.share({ title: job.title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    notify(
      (await copyText(url))
        ? { tone: 'success', text: t('share.copied') }
        : { tone: 'info', text: t('share.byHand', { url }) },
    );
  };
  return <IconButton outlined label={t('share.action')} icon={<Share2 />} onClick={share} />;
}
