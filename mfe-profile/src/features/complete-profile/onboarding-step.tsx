import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditingGuard } from '../../common/entries/editing-guard.tsx';
import { EntrySection } from '../../common/entries/entry-section.tsx';
import { educations } from '../../common/entries/kinds/education.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { FinishFirstNotice } from '../../common/finish-first-notice.tsx';
import { CompletionStep } from './completion-step.tsx';
import { StepList } from './step-list.tsx';
import { type Step, type StepCounts, steps } from './steps.ts';

export interface OnboardingStepProps {
  step: Step;
  counts: StepCounts;
  pathAfter: string;
  ResumeUpload: ComponentType;
  Proposals: ComponentType<{ step: string }>;
  onStep: (step: Step) => void;
}

const kinds = { preferences: jobPreferences, work: workExperiences, education: educations };

/** Also the list of steps, far above a notice at the end of the page, leaves a step. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** One step with back and next. Unsaved input has to be completed first. */
export function OnboardingStep({
  step,
  counts,
  pathAfter,
  ResumeUpload,
  Proposals,
  onStep,
}: OnboardingStepProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [blocked, setBlocked] = useState<'unsaved' | 'preference' | null>(null);
  const guard = useEditingGuard('onboarding', false, () => {});
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  // Remounted for each step: focus its heading.
  useEffect(() => heading.current?.focus(), []);

  function leave(to: Step): void {
    const unfinished = guard.unfinished();
    if (unfinished) setBlocked('unsaved');
    else if (steps.indexOf(to) > 0 && counts.preferences === 0) setBlocked('preference');
    else onStep(to);
  }

  // A finished mutation blocks nobody.
  const isBlocked = blocked === 'preference' ? counts.preferences === 0 : guard.unfinished() !== null;
  const isEmpty = step !== 'completion' && counts[step] === 0;
  return (
    <div className="jh-stack">
      <StepList current={step} counts={counts} onStep={leave} />
      <div className="jh-stack">
        <div>
          <p className="jh-quiet jh-small">
            {t('onboarding.position', {
              number: formatNumber(tag, index + 1),
              total: formatNumber(tag, steps.length),
            })}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {t(`onboarding.step.${step}`)}
          </h2>
          <p className="jh-quiet">{t(`onboarding.why.${step}`)}</p>
        </div>
        {step !== 'preferences' && step !== 'resume' && (
          <Suspense>
            <Proposals step={step} />
          </Suspense>
        )}
        {step === 'resume' ? (
          <Suspense>
            <ResumeUpload />
            <Proposals step={step} />
          </Suspense>
        ) : step === 'completion' ? (
          <CompletionStep pathAfter={pathAfter} onMissing={() => onStep('preferences')} />
        ) : (
          <EntrySection kind={kinds[step]} titleHidden opensIfEmpty={step === 'preferences'} />
        )}
        {blocked && isBlocked && (
          <div ref={scrollIntoView}>
            {blocked === 'unsaved' ? (
              <FinishFirstNotice
                goThere={() => guard.unfinished()?.focus()}
                onDone={() => setBlocked(null)}
              />
            ) : (
              <Notice tone="attention" role="alert">
                {t('onboarding.preferenceFirst')}
              </Notice>
            )}
          </div>
        )}
        <div className="jh-inline jh-inline--apart">
          {before ? (
            <Button variant="quiet" onClick={() => leave(before)}>
              {t('onboarding.back')}
            </Button>
          ) : (
            <span />
          )}
          {after && (
            <Button variant={isEmpty ? 'secondary' : 'primary'} onClick={() => leave(after)}>
              {isEmpty && step !== 'preferences' ? t('onboarding.skip') : t('onboarding.next')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
