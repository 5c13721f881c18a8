import { useErrorText } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { AnalysisCard } from './resume-analysis.tsx';
import { useReadContent } from './use-read-content.ts';
import './read-resume.css';

/** Rating of one résumé of the list, below it. */
export function AnalysisPanel({ resumeId }: { resumeId: number }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const content = useReadContent(resumeId);
  if (content.isError)
    return (
      <Notice
        tone="danger"
        role="alert"
        actions={
          <Button size="small" loading={content.isFetching} onClick={() => void content.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(content.error)}
      </Notice>
    );
  if (!content.data)
    return (
      <div aria-busy="true">
        <LiveRegion>{t('readResume.reading')}</LiveRegion>
        <Skeleton length="long" />
        <Skeleton length="medium" />
      </div>
    );
  const { lines, analysis } = content.data;
  if (lines === 0) return <Notice tone="attention">{t('readResume.noText')}</Notice>;
  return <AnalysisCard analysis={analysis} id={`jhp-analysis-${resumeId}`} />;
}
