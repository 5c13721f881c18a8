import { CardError, useLocale, usePage } from '@jobharbor/shared/remote';
import { LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { EditingGuardProvider } from '../../common/entries/editing-guard.tsx';
import { OnboardingStep } from './onboarding-step.tsx';
import { flowOf, isAfterRequired, pathAfterOnboarding, type Step, startOf, stepOf, steps } from './steps.ts';
import { useStepCounts } from './use-step-counts.ts';
import '../../common/profile.css';
import './complete-profile.css';

export interface CompleteProfilePageProps {
  /** Upload field from another feature. */
  ResumeUpload: ComponentType;
  /** Proposals from an uploaded résumé, from another feature. */
  Proposals: ComponentType<{ step: string }>;
}

const builderPath = '/resume-templates';

/** The onboarding: one step at a time, each saved on its own. The step is in the URL. */
export function CompleteProfilePage({ ResumeUpload, Proposals }: CompleteProfilePageProps) {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  const [query, setQuery] = useSearchParams();
  const { counts, error, retry } = useStepCounts();
  usePage({ title: t('onboarding.title'), canonical: '/jobseeker-complete-profile', robots: 'noindex' });

  // The flow that the person entered by, constant until it is completed.
  const flow = flowOf(useParams().token);
  const navigate = useNavigate();
  const [start, setStart] = useState<Step | 'builder' | null>(null);
  const open = startOf(flow, counts);
  if (start === null && open !== null) setStart(open);
  const step = stepOf(query.get('step')) ?? start;
  const goTo = (next: Step) =>
    flow === 'create-resume' && step === 'preferences' && isAfterRequired(next)
      ? navigate(builderPath)
      : setQuery((params) => {
          params.set('step', String(steps.indexOf(next) + 1));
          return params;
        });
  // Else Back from a later step would lead to the first open one, which changes, after a reload of that step.
  const isUnnamed = step !== null && step !== 'builder' && stepOf(query.get('step')) === null;
  const nameStep = useEffectEvent(() => {
    setQuery(
      (params) => {
        params.set('step', String(steps.indexOf(step as Step) + 1));
        return params;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isUnnamed) nameStep();
  }, [isUnnamed]);
  if (step === 'builder') return <Navigate to={builderPath} replace />;
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <header className="jhp-head">
        <h1>{t('onboarding.title')}</h1>
        <p className="jh-quiet">{t('onboarding.lead')}</p>
      </header>
      {error ? (
        <CardError title={t('failed.profile')} error={error} retry={{ refetch: retry }} />
      ) : step === null || counts.preferences === undefined ? (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton shape="block" />
        </div>
      ) : (
        <EditingGuardProvider>
          <OnboardingStep
            key={step}
            step={step}
            counts={counts}
            pathAfter={pathAfterOnboarding(query.get('redirect'), base)}
            ResumeUpload={ResumeUpload}
            Proposals={Proposals}
            onStep={(next) => void goTo(next)}
          />
        </EditingGuardProvider>
      )}
    </div>
  );
}
