import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { applicationPath, externalApplicationPath } from '@jobharbor/shared/domain/applications';
import { lazyPart, useSession } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isHostOf, parseWebsite } from '../../../common/companies/website.ts';
import { ExternalQuestion } from './external-question.tsx';
import { useExternalAnswer } from './use-external-answer.ts';
import { useExternalVisit } from './use-external-visit.ts';
import { useOpenExternal } from './use-open-external.ts';

const ExternalEligibility = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '../notices/eligibility-notice.tsx')).ExternalEligibility,
);

export type ExternalApplyProps = {
  job: JobStatic;
  /** Id of the application that was sent here while the job accepted them, if any. */
  applicationId: number | undefined;
  /** Id of the tracked external application, if any. */
  elsewhereId: number | undefined;
};

/** External application: opens the other site, and asks on return whether the person applied. */
export function ExternalApply({ job, applicationId, elsewhereId }: ExternalApplyProps) {
  const { t } = useTranslation('search');
  const { visit, isBack, update } = useExternalVisit(job.id);
  const { state, open } = useOpenExternal(job.id, () => update('away'));
  // For a job that closed meanwhile only the question remains.
  const isOpen = job.status === 'open';
  const isSignedIn = useSession().status === 'signed-in';
  const question = useExternalAnswer(job, { update });
  const ofHere = applicationId === undefined ? null : applicationPath(applicationId);
  const followPath = elsewhereId === undefined ? ofHere : externalApplicationPath(elsewhereId);
  const hasApplied = visit === 'applied' || followPath !== null;

  return (
    <>
      {hasApplied && (
        <Badge tone="success" icon={<Check />}>
          {t('apply.applied')}
        </Badge>
      )}
      {followPath && (
        <ButtonLink size="large" render={<Link to={followPath} />}>
          {t('apply.follow')}
        </ButtonLink>
      )}
      {isOpen && <OpenButton {...{ job, state, hasApplied }} onOpen={open} />}
      {isOpen && job.external_host && (
        <span className="jh-quiet jh-small jhs-external__host">
          {t('external.on')} <bdi dir="ltr">{job.external_host}</bdi>
        </span>
      )}
      {isSignedIn && !hasApplied && isOpen && (
        <Suspense>
          <ExternalEligibility job={job} />
        </Suspense>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {state.text}
        </Notice>
      )}
      {visit === 'away' && isBack && elsewhereId === undefined && <ExternalQuestion {...question} />}
      {question.isReported && (
        <Notice tone="success" role="status">
          {t('externalAnswer.thanks')}
        </Notice>
      )}
    </>
  );
}

interface OpenButtonProps extends Pick<ExternalApplyProps, 'job'> {
  state: ReturnType<typeof useOpenExternal>['state'];
  hasApplied: boolean;
  onOpen: () => void;
}

/** Opens the other site; a link where the browser has blocked the new tab. */
function OpenButton({ job, state, hasApplied, onOpen }: OpenButtonProps) {
  const { t } = useTranslation('search');
  // An imported advertisement links to its source, which is rarely the company's own site.
  const isOwnSite = isHostOf(job.external_host ?? '', parseWebsite(job.employer.website));
  return state.status === 'blocked' ? (
    <a href={state.url} target="_blank" rel="noopener nofollow ugc" className="jh-button jh-button--primary">
      {t(isOwnSite ? 'external.openHere' : 'external.openElsewhere')}
    </a>
  ) : (
    <Button
      variant={hasApplied ? 'secondary' : 'primary'}
      size="large"
      iconEnd={<ExternalLink />}
      loading={state.status === 'opening'}
      loadingLabel={t('external.opening')}
      onClick={onOpen}
    >
      {t(isOwnSite ? 'external.apply' : 'external.applyElsewhere')}
    </Button>
  );
}
