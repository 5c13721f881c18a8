import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { Badge, Button, ButtonLink } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApplyDialog } from './use-apply-dialog.ts';

const ApplyPanel = lazy(async () => ({ default: (await import('./apply-panel.tsx')).ApplyPanel }));

export type ApplyActionProps = {
  job: JobStatic;
  /** The application that there is already. */
  applicationId: number | undefined;
};

/** The one thing to do on a job, and the form that it opens; the form is loaded when it is wanted. */
export function ApplyAction({ job, applicationId }: ApplyActionProps) {
  const { t } = useTranslation('search');
  const { isOpen, open, close } = useApplyDialog();
  if (applicationId !== undefined) {
    return (
      <>
        <Badge tone="success" icon={<Check />}>
          {t('apply.applied')}
        </Badge>
        <ButtonLink size="large" render={<Link to="/my-jobs/communicated" />}>
          {t('apply.follow')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button variant="primary" size="large" onClick={open}>
        {t('apply.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ApplyPanel job={job} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
