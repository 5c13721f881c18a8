import { onIdle } from '@jobharbor/shared/browser/on-idle';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { lazyPart, nextTask, useIsHydrated } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApplyDialog } from './use-apply-dialog.ts';

const UnsentDraft = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './notices/unsent-draft.tsx')).UnsentDraft,
);
const loadPanel = async () => (await import('./apply-panel.tsx')).ApplyPanel;
const ApplyPanel = lazyPart(loadPanel);
/**
 * Loads the form once the page is idle: its script would otherwise load and run within the tap. In pieces, since the
 * schemas alone take a long task.
 */
const loadPanelEarly = () =>
  onIdle(() => void loadInPieces().catch(() => {}), { timeout: 5_000, delay: 2_000 });

async function loadInPieces(): Promise<void> {
  for (const piece of [loadProfileSchemas, loadCheck, loadSending, loadDrafts, loadPanel]) {
    await piece();
    // Evaluating the imported module took this task; the next step gets one of its own.
    await nextTask();
  }
}

const loadProfileSchemas = () =>
  import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/contracts/profile/jobseeker');
const loadCheck = () =>
  import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/data/check-application');
const loadSending = () =>
  import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/data/apply-to-job');
const loadDrafts = () => import(/* webpackChunkName: "dialogs" */ '../../common/job-news/apply-draft.ts');

export type ApplyActionProps = {
  job: JobStatic;
  /** Id of the person's application for this job, if there is one. */
  applicationId: number | undefined;
  /** Whether the person withdrew their application; they may make a new one. */
  isWithdrawn: boolean;
};

/**
 * The button that opens the application form, a lazy chunk; a link to the application if there is one. For a closed job,
 * the unsent draft.
 */
export function ApplyAction({ job, applicationId, isWithdrawn }: ApplyActionProps) {
  const { t } = useTranslation('search');
  const { step, open, goTo, close } = useApplyDialog();
  const isHydrated = useIsHydrated();
  const canApply = applicationId === undefined && job.status === 'open';
  useEffect(() => (canApply ? loadPanelEarly() : undefined), [canApply]);
  return (
    <>
      {applicationId !== undefined ? (
        <>
          <Badge tone="success" icon={<Check />}>
            {t('apply.applied')}
          </Badge>
          <ButtonLink size="large" render={<Link to="/my-jobs/communicated" />}>
            {t('apply.follow')}
          </ButtonLink>
        </>
      ) : (
        <>
          {isWithdrawn && (
            <Badge tone="closed" icon={<Undo2 />}>
              {t('apply.withdrawn')}
            </Badge>
          )}
          {canApply && (
            <Button variant="primary" size="large" onClick={open}>
              {t(isWithdrawn ? 'apply.again' : 'apply.action')}
            </Button>
          )}
          {job.status !== 'open' && !step && isHydrated && (
            <Suspense>
              <UnsentDraft job={job} />
            </Suspense>
          )}
        </>
      )}
      {step && (
        <Suspense>
          <ApplyPanel
            key={job.id}
            job={job}
            applicationId={applicationId}
            step={step}
            onStep={goTo}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
