import { downloadInterviewEntry } from '@jobharbor/shared/calls/job-application/download-interview-entry';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import type { Interview } from '@jobharbor/shared/contracts/interview';
import { interviewLimits } from '@jobharbor/shared/contracts/interview-limits';
import { chatPath } from '@jobharbor/shared/domain/applications';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { lazyPart, useNow } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnswerErrorText } from '../../common/use-answer-error-text.ts';
import { useAnswerInterview } from './use-answer-interview.ts';

const RefusalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "interview-dialogs" */ './refusal-dialog.tsx')).RefusalDialog,
);
const ProposalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "interview-dialogs" */ './proposal-dialog.tsx')).ProposalDialog,
);

/** Actions of an interview in its phase. */
export function InterviewActions({ interview, titleId }: { interview: Interview; titleId: string }) {
  const { t } = useTranslation('myJobs');
  const errorText = useAnswerErrorText();
  const now = useNow();
  const [dialog, setDialog] = useState<'reject' | 'cancel' | 'propose'>();
  const { answer, isPending, isError, error, variables } = useAnswerInterview(interview);
  const { id, phase, chat_id, can_undo, cancel_until } = interview;
  const close = () => setDialog(undefined);
  const described = { 'aria-describedby': titleId };
  const sending = (action: string) => ({
    loading: isPending && variables?.body.action === action,
    loadingLabel: t('interviews.sending'),
  });
  // The person has been told once.
  const isClashKnown = hasCode(error, errorCode.interviewClash);
  const isNear = now > cancel_until * 1000;
  return (
    <>
      {phase === 'upcoming' && isNear && (
        <p className="jh-quiet">{t('interviews.tooNear', { count: interviewLimits.cancelHours })}</p>
      )}
      <div className="jhm-actions">
        {phase === 'pending' && (
          <>
            {/* A suggested time outlives the first one, which nobody can accept any more. */}
            {now < interview.starts_at * 1000 && (
              <Button
                {...described}
                {...sending('accept')}
                variant="primary"
                onClick={() => answer({ action: 'accept', despite_clash: isClashKnown })}
              >
                {t(isClashKnown ? 'interviews.acceptAnyway' : 'interviews.accept')}
              </Button>
            )}
            <Button {...described} onClick={() => setDialog('propose')}>
              {t('interviews.propose.open')}
            </Button>
          </>
        )}
        {can_undo && (
          <Button
            {...described}
            {...sending('undo')}
            iconStart={<Undo2 aria-hidden="true" />}
            onClick={() => answer({ action: 'undo' })}
          >
            {t(phase === 'rejected' ? 'interviews.undoReject' : 'interviews.undoProposal')}
          </Button>
        )}
        {chat_id !== null && (
          <ButtonLink
            {...described}
            iconStart={<MessageCircle aria-hidden="true" />}
            render={<Link to={chatPath(chat_id)} />}
          >
            {t('applied.chat')}
          </ButtonLink>
        )}
        {(phase === 'pending' || phase === 'upcoming') && (
          <ButtonLink
            {...described}
            iconStart={<CalendarPlus aria-hidden="true" />}
            download
            href={`/api${callPath(downloadInterviewEntry, { params: { id } })}`}
          >
            {t('interviewCalendar.add')}
          </ButtonLink>
        )}
        {phase === 'pending' && (
          <Button {...described} variant="quiet" onClick={() => setDialog('reject')}>
            {t('interviews.reject.open')}
          </Button>
        )}
        {phase === 'upcoming' && !isNear && (
          <Button {...described} variant="quiet" onClick={() => setDialog('cancel')}>
            {t('interviews.cancel.open')}
          </Button>
        )}
      </div>
      {isError && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      {dialog && (
        <Suspense>
          {dialog === 'propose' ? (
            <ProposalDialog interview={interview} onClose={close} />
          ) : (
            <RefusalDialog interview={interview} action={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
