import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Notice, Skeleton } from '@jobharbor/shared/ui';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnfinishedForm } from '../../common/entries/editing-guard.tsx';
import { EntrySection } from '../../common/entries/entry-section.tsx';
import { educations } from '../../common/entries/kinds/education.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { FinishFirstNotice } from '../../common/finish-first-notice.tsx';
import { CompletionStep } from './completion-step.tsx';
import { StepList } from './step-list.tsx';
import { isAfterRequired, isEmptyStep, type Step, type StepCounts, stepAfter, steps } from './steps.ts';
import { usePreferenceStart } from './use-preference-start.ts';

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

/** One step with back and next. Next saves the open form; other ways out ask first. */
export function OnboardingStep({
  step,
  counts,
  pathAfter,
  ResumeUpload,
  Proposals,
  onStep,
}: OnboardingStepProps) {
  const { t } = useTranslation('profile');
  /** Where the person wanted to go, and what is to be done first. */
  const [blocked, setBlocked] = useState<{ by: 'unsaved' | 'preference'; to: Step } | null>(null);
  const unfinished = useUnfinishedForm('onboarding');
  const [isSaving, setSaving] = useState(false);

  function leave(to: Step): void {
    if (unfinished) setBlocked({ by: 'unsaved', to });
    else if (isAfterRequired(to) && counts.preferences === 0) setBlocked({ by: 'preference', to });
    else onStep(to);
  }

  /** Saves the open form first, whose first invalid field has the focus otherwise. */
  async function goOn(to: Step): Promise<void> {
    if (isSaving) return;
    if (!unfinished) return leave(to);
    setBlocked(null);
    setSaving(true);
    const isSaved = await unfinished.save();
    setSaving(false);
    if (isSaved) onStep(to);
  }

  return (
    <div className="jh-stack">
      <StepList current={step} counts={counts} onStep={leave} />
      <div className="jh-stack">
        <StepHeading step={step} />
        <StepContent {...{ step, pathAfter, ResumeUpload, Proposals, onStep }} />
        {blocked?.by === 'unsaved' && unfinished && (
          <div ref={scrollIntoView}>
            <FinishFirstNotice
              form={unfinished}
              onSaved={() => onStep(blocked.to)}
              onDone={() => setBlocked(null)}
            />
          </div>
        )}
        {blocked?.by === 'preference' && counts.preferences === 0 && !unfinished && (
          <div ref={scrollIntoView}>
            <Notice tone="attention" role="alert">
              {t('onboarding.preferenceFirst')}
            </Notice>
          </div>
        )}
        <StepButtons
          step={step}
          after={stepAfter(step, counts)}
          isEmpty={isEmptyStep(step, counts)}
          isUnfinished={unfinished !== null}
          isSaving={isSaving}
          onBack={leave}
          onNext={(to) => void goOn(to)}
        />
      </div>
    </div>
  );
}

/** Takes the focus: it is remounted for each step. */
function StepHeading({ step }: { step: Step }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <p className="jh-quiet jh-small">
        {t('onboarding.position', {
          number: formatNumber(tag, steps.indexOf(step) + 1),
          total: formatNumber(tag, steps.length),
        })}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {t(`onboarding.step.${step}`)}
      </h2>
      <p className="jh-quiet">{t(`onboarding.why.${step}`)}</p>
    </div>
  );
}

type StepContentProps = Omit<OnboardingStepProps, 'counts'>;

/** What the step asks for, after what the résumé proposes. */
function StepContent({ step, pathAfter, ResumeUpload, Proposals, onStep }: StepContentProps) {
  return (
    <>
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
        <StepEntries step={step} />
      )}
    </>
  );
}

function StepEntries({ step }: { step: keyof typeof kinds }) {
  const start = usePreferenceStart(step === 'preferences');
  // The form opens with what the profile says, which has to be known first.
  if (start === null) return <Skeleton shape="block" />;
  return (
    <EntrySection
      kind={kinds[step]}
      titleHidden
      opensIfEmpty={step === 'preferences'}
      isInFlow
      start={start}
    />
  );
}

interface StepButtonsProps {
  step: Step;
  after: Step | undefined;
  isEmpty: boolean;
  /** A form is open with unsaved input, which `onNext` saves. */
  isUnfinished: boolean;
  isSaving: boolean;
  onBack: (to: Step) => void;
  onNext: (to: Step) => void;
}

function StepButtons({ step, after, isEmpty, isUnfinished, isSaving, onBack, onNext }: StepButtonsProps) {
  const { t } = useTranslation('profile');
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className="jh-inline jh-inline--apart">
      {before ? (
        <Button variant="quiet" onClick={() => onBack(before)}>
          {t('onboarding.back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button
          variant={isEmpty && !isUnfinished ? 'secondary' : 'primary'}
          loading={isSaving}
          loadingLabel={t('saving')}
          onClick={() => onNext(after)}
        >
          {isUnfinished
            ? t('entries.saveAndGoOn')
            : isEmpty && step !== 'preferences'
              ? t('onboarding.skip')
              : t('onboarding.next')}
        </Button>
      )}
    </div>
  );
}
