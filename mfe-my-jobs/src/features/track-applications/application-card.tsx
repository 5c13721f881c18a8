import type { Application } from '@jobharbor/shared/contracts/applications/application';
import {
  type ApplicationStage,
  shownStage,
} from '@jobharbor/shared/contracts/applications/application-story';
import { ApplicationBadge, applicationAnchor, chatPath } from '@jobharbor/shared/domain/applications';
import { jobPath, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { formatDay } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applicationTitleId } from '../../common/application-title-id.ts';
import { ListCard } from '../../common/list-card.tsx';
import { SubmittedDetails } from '../../common/sent/submitted-details.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { DeclineNotice } from './decline-notice.tsx';
import { isSilent } from './expected-answer.tsx';
import { SilenceNotice } from './silence-notice.tsx';

const WithdrawDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "application-dialogs" */ './withdraw-dialog.tsx')).WithdrawDialog,
);

export type ApplicationCardProps = {
  application: Application;
  /** Withdrawn, and no other active application for its job. */
  canApplyAgain: boolean;
};

/** One application: the job, its status, what was submitted, its timeline, and the actions. */
export function ApplicationCard({ application, canApplyAgain }: ApplicationCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id, job, can_withdraw, applied_at } = application;
  const titleId = applicationTitleId(id);
  // A blocked company sees neither application nor chat, so that no answer is to be expected and the chat's page is a 404.
  const isBlocked = useBlockedCompanies().includes(job.company.id);
  const isWaitingTooLong = isSilent(application, useNow()) && !isBlocked;
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      badge={<ApplicationBadge stage={shownStage(application)} />}
      note={t('applied.on', { day: formatDay(tag, timeZone, applied_at) })}
      actions={
        <ApplicationActions
          {...{ application, canApplyAgain, isBlocked, isWaitingTooLong }}
          onWithdraw={() => setDialogOpen(true)}
        />
      }
      aside={<ApplicationTimeline application={application} hasNext={!isBlocked} />}
      opened={
        isDialogOpen && (
          <Suspense>
            <WithdrawDialog application={application} onClose={() => setDialogOpen(false)} />
          </Suspense>
        )
      }
      anchor={applicationAnchor(id)}
      state={String(can_withdraw)}
    >
      {isBlocked && (
        <Notice
          tone="attention"
          actions={
            <ButtonLink
              aria-describedby={titleId}
              size="small"
              render={<Link to={`/company/${job.company.slug}-${job.company.id}`} />}
            >
              {t('applied.toCompany')}
            </ButtonLink>
          }
        >
          {t('applied.blocked')}
        </Notice>
      )}
      {application.decline && <DeclineNotice decline={application.decline} company={job.company.name} />}
      {isWaitingTooLong && <SilenceNotice application={application} onWithdraw={() => setDialogOpen(true)} />}
      <SubmittedDetails application={application} />
    </ListCard>
  );
}

type ApplicationActionsProps = ApplicationCardProps & {
  isBlocked: boolean;
  isWaitingTooLong: boolean;
  onWithdraw: () => void;
};

function ApplicationActions({
  application,
  canApplyAgain,
  isBlocked,
  isWaitingTooLong,
  onWithdraw,
}: ApplicationActionsProps) {
  const { t } = useTranslation('myJobs');
  const { id, job, chat_id, can_withdraw } = application;
  const described = { 'aria-describedby': applicationTitleId(id) };
  return (
    <>
      {hasOffer(shownStage(application)) && !isBlocked && (
        <ButtonLink {...described} variant="primary" render={<Link to="/my-jobs/offers" />}>
          {t('offers.see')}
        </ButtonLink>
      )}
      {chat_id !== null && !isBlocked && (
        <ButtonLink
          {...described}
          iconStart={<MessageCircle aria-hidden="true" />}
          render={<Link to={chatPath(chat_id)} />}
        >
          {t('applied.chat')}
        </ButtonLink>
      )}
      {canApplyAgain && job.status === 'open' && (
        <ButtonLink {...described} render={<Link to={`${jobPath(job)}?apply=1`} />}>
          {t('applied.again')}
        </ButtonLink>
      )}
      {job.status === 'closed' && !isWaitingTooLong && (
        <ButtonLink {...described} render={<Link to={`${jobPath(job)}#similar`} />}>
          {t('job.similar')}
        </ButtonLink>
      )}
      {can_withdraw && !isWaitingTooLong && (
        <Button
          variant="quiet"
          aria-label={t('applied.withdrawNamed', { title: job.title })}
          onClick={onWithdraw}
        >
          {t('applied.withdraw')}
        </Button>
      )}
    </>
  );
}

const hasOffer = (stage: ApplicationStage): boolean => stage === 'offered' || stage === 'hired';
