import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { classNames, VisuallyHidden } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { type Step, type StepCounts, steps } from './steps.ts';

export interface StepListProps {
  current: Step;
  counts: StepCounts;
  onStep: (step: Step) => void;
}

/** All steps with their state: complete, current. */
export function StepList({ current, counts, onStep }: StepListProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const isDone = (step: Step) => step !== 'completion' && (counts[step] ?? 0) > 0;
  return (
    <nav aria-label={t('onboarding.steps')}>
      <ol className="jhp-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              className={classNames('jhp-steps__step', isDone(step) && 'jhp-steps__step--done')}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => step !== current && onStep(step)}
            >
              <span className="jhp-steps__mark" aria-hidden="true">
                {isDone(step) ? <Check /> : formatNumber(tag, index + 1)}
              </span>
              <span className="jhp-steps__name">{t(`onboarding.step.${step}`)}</span>
              {isDone(step) && <VisuallyHidden>{t('onboarding.done')}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
