import { ErrorNotice } from '@jobharbor/shared/remote';
import { LiveRegion, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { AnalysisCard } from './resume-analysis.tsx';
import { useReadContent } from './use-read-content.ts';
import './read-resume.css';

/** Rating of one résumé of the list, below it. */
export function AnalysisPanel({ resumeId }: { resumeId: number }) {
  const { t } = useTranslation('profile');
  const content = useReadContent(resumeId);
  if (content.isError) return <ErrorNotice error={content.error} retry={content} />;
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
