import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { ConfirmEmailLink } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { SendState } from '../use-send-application.ts';
import { ClosedJobNotice } from './closed-job-notice.tsx';

/** Why an application was not sent, unless field errors say so. */
export function SendProblem({ job, state }: { job: JobStatic; state: SendState }) {
  const { t } = useTranslation('search');
  if (state.status === 'closed') return <ClosedJobNotice job={job} title={state.text} />;
  if (state.status !== 'failed' || Object.keys(state.fields).length > 0) return null;
  return (
    <Notice tone="danger" role="alert" title={t('apply.notSent')}>
      <p>
        {state.text} {t('apply.textKept')}
        <ConfirmEmailLink error={state.error} />
      </p>
    </Notice>
  );
}
