import type { ComparedPoint, ResumeComparison } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

export interface ComparedPointsProps {
  comparison: ResumeComparison;
  onAddSkill: (name: string) => void;
}

/** What the job asks for that the résumé shows and does not show, and what is good or lacking for any job. */
export function ComparedPoints({ comparison, onAddSkill }: ComparedPointsProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { points, good, lacking } = comparison;
  const shown = points.filter(({ evidence }) => evidence !== null);
  const missing = points.filter(({ evidence }) => evidence === null);
  const number = (value: number) => formatNumber(tag, value);
  return (
    <>
      <p role="status">{t('fitJob.count', { shown: number(shown.length), total: number(points.length) })}</p>
      {shown.length > 0 && (
        <section>
          <h4>{t('fitJob.shown')}</h4>
          <ul className="jhp-fit">
            {shown.map((point) => (
              <Point key={`${point.kind} ${point.requirement}`} point={point} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>{t('fitJob.missing')}</h4>
        <p className="jh-quiet jh-small">
          {t(missing.length > 0 ? 'fitJob.missingHint' : 'fitJob.missingNone')}
        </p>
        <ul className="jhp-fit">
          {missing.map((point) => (
            <Point key={`${point.kind} ${point.requirement}`} point={point} onAddSkill={onAddSkill} />
          ))}
        </ul>
      </section>
      {good.length > 0 && (
        <section>
          <h4>{t('fitJob.good')}</h4>
          <ul className="jhp-fit">
            {good.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                <span>{t(`fitJob.does.${point}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lacking.length > 0 && (
        <section>
          <h4>{t('fitJob.lacking')}</h4>
          <ul className="jhp-fit-lines">
            {lacking.map((point) => (
              <li key={point}>{t(`readResume.point.${point}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Point({ point, onAddSkill }: { point: ComparedPoint; onAddSkill?: (name: string) => void }) {
  const { t } = useTranslation('profile');
  const { kind, requirement, evidence } = point;
  return (
    <li data-shown={evidence !== null}>
      {evidence === null ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
      <div>
        <p>
          <b>{t(`fitJob.kind.${kind}`)}</b> <bdi>{requirement}</bdi>
        </p>
        {evidence !== null && (
          <p className="jh-quiet jh-small">
            <span>{t('fitJob.by')}</span> <bdi>{evidence}</bdi>
          </p>
        )}
        {kind === 'skill' && evidence === null && (
          <Button
            size="small"
            iconStart={<Plus aria-hidden="true" />}
            onClick={() => onAddSkill?.(requirement)}
          >
            {t('fitJob.add', { name: requirement })}
          </Button>
        )}
      </div>
    </li>
  );
}
