import { brand } from '@jobharbor/shared/brand';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Timeline } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { applicationProgress, type KnownStep } from './application-progress.ts';
import { ExpectedAnswer } from './expected-answer.tsx';

export type ApplicationTimelineProps = {
  application: Application;
  /** False: no further step is to be expected. */
  hasNext?: boolean;
};

/** Every step so far (who, when) and the next expected step. */
export function ApplicationTimeline({ application, hasNext = true }: ApplicationTimelineProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { steps, next } = applicationProgress(application);
  const company = application.job.company.name;
  const actors: Record<KnownStep['actor'], string> = {
    jobseeker: t('timeline.you'),
    recruiter: company,
    system: brand.name,
  };
  const shown = steps.map(({ step, state }, index) => ({
    id: `${index}-${step.event}`,
    title: t(`timeline.event.${step.event}`),
    meta: (
      <>
        <bdi>{actors[step.actor]}</bdi>
        {' · '}
        <time dateTime={new Date(step.at * 1000).toISOString()}>{formatMoment(tag, timeZone, step.at)}</time>
      </>
    ),
    state,
  }));
  const nextItem = hasNext &&
    next && {
      id: 'next',
      title: t(`timeline.next.${next}`, { company: isolate(company) }),
      meta: application.expected_answer ? <ExpectedAnswer application={application} /> : undefined,
      state: 'next' as const,
    };
  return (
    <>
      <h3 className="jh-visually-hidden">{t('timeline.title')}</h3>
      <Timeline
        steps={nextItem ? [...shown, nextItem] : shown}
        stateLabels={{
          done: t('timeline.state.done'),
          current: t('timeline.state.current'),
          next: t('timeline.state.next'),
          stopped: t('timeline.state.stopped'),
        }}
      />
    </>
  );
}
