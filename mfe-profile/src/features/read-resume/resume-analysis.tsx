import type { ResumeAnalysis } from '@jobharbor/shared/contracts/profile/resume-sync';
import { Badge, Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Rating of a résumé in one of six tiers, and what would improve it. */
export function AnalysisCard({ analysis, id = 'jhp-analysis' }: { analysis: ResumeAnalysis; id?: string }) {
  const { t } = useTranslation('profile');
  const { tier, met, missing } = analysis;
  const tone = met.length >= 8 ? 'success' : met.length >= 5 ? 'harbour' : 'attention';
  return (
    <Card as="section" padding="roomy" className="jhp-section" aria-labelledby={id}>
      <div className="jh-stack">
        <div className="jh-inline">
          <h2 id={id} className="jhp-section__title">
            {t('readResume.analysis.title')}
          </h2>
          <Badge tone={tone}>{t(`readResume.tier.${tier}`)}</Badge>
        </div>
        {missing.length > 0 && (
          <>
            <p>{t('readResume.analysis.raise')}</p>
            <ul className="jhp-analysis">
              {missing.map((point) => (
                <li key={point}>{t(`readResume.point.${point}`)}</li>
              ))}
            </ul>
          </>
        )}
        <p className="jh-quiet jh-small">{t('readResume.analysis.private')}</p>
      </div>
    </Card>
  );
}
