import type { Application } from '@jobharbor/shared/contracts/application';
import { type ApplicationStage, shownStage } from '@jobharbor/shared/contracts/application-story';
import { ApplicationBadge, applicationAnchor, chatPath } from '@jobharbor/shared/domain/applications';
import { jobPath, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useRemote } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card, Notice } from '@jobharbor/shared/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobHead } from '../../common/job-head.tsx';
import { useFocusWhenLost } from '../../common/use-focus-when-lost.ts';
import { ApplicationTimeline } from './application-timeline.tsx';
import { DeclineNotice } from './decline-notice.tsx';
import { isSilent } from './expected-answer.tsx';
import { SilenceNotice } from './silence-notice.tsx';
import { SubmittedDetails } from './submitted-details.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type ApplicationCardProps = {
  application: Application;
  /** Withdrawn, and no other active application for its job. */
  canApplyAgain: boolean;
};

/** One application: the job, its status, what was submitted, its timeline, and the actions. */
export function ApplicationCard({ application, canApplyAgain }: ApplicationCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id, job, chat_id, can_withdraw, applied_at } = application;
  const titleId = `jhm-application-title-${id}`;
  const described = { 'aria-describedby': titleId };
  const card = useFocusWhenLost(String(can_withdraw));
  // A blocked company sees neither application nor chat, so that no answer is to be expected and the chat's page is a 404.
  const isBlocked = useBlockedCompanies().includes(job.company.id);
  const isWaitingTooLong = isSilent(application, useNow()) && !isBlocked;
  return (
    <Card
      as="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      id={applicationAnchor(id)}
      className="jhm-application"
    >
      <div className="jhm-application__main">
        <JobHead job={job} titleId={titleId} badge={<ApplicationBadge stage={shownStage(application)} />} />
        <p className="jh-quiet jh-small">{t('applied.on', { day: formatDay(tag, timeZone, applied_at) })}</p>
        {isBlocked && (
          <Notice
            tone="attention"
            actions={
              <ButtonLink
                {...described}
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
        {isWaitingTooLong && (
          <SilenceNotice application={application} onWithdraw={() => setDialogOpen(true)} />
        )}
        <SubmittedDetails application={application} />
        <div className="jhm-actions">
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
              onClick={() => setDialogOpen(true)}
            >
              {t('applied.withdraw')}
            </Button>
          )}
        </div>
      </div>
      <div className="jhm-application__course">
        <h3 className="jh-visually-hidden">{t('timeline.title')}</h3>
        <ApplicationTimeline application={application} hasNext={!isBlocked} />
      </div>
      <WithdrawDialog application={application} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </Card>
  );
}

const hasOffer = (stage: ApplicationStage): boolean => stage === 'offered' || stage === 'hired';
