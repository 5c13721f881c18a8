import { downloadInterviewEntry } from '@jobharbor/shared/calls/job-application/download-interview-entry';
import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { ConductReportButton } from '@jobharbor/shared/domain/conduct-reports';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { preparePath } from '../../common/anchors.ts';
import { ChatLink, DownloadLink } from '../../common/card-links.tsx';
import type { useAnswerInterview } from './use-answer-interview.ts';

/** What an action opens: a refusal with its reason, or other times. */
export type InterviewDialog = 'reject' | 'cancel' | 'propose';

export type InterviewActionsProps = {
  interview: Interview;
  titleId: string;
  answering: ReturnType<typeof useAnswerInterview>;
  /** No link to the chat. */
  isInChat: boolean;
  /** On the page to prepare for it. */
  isPreparing: boolean;
  /** Too late to cancel. */
  isTooNear: boolean;
  onOpen: (dialog: InterviewDialog) => void;
};

/** Actions of an interview in its phase. */
export function InterviewActions({
  interview,
  titleId,
  answering,
  isTooNear,
  isInChat,
  isPreparing,
  onOpen,
}: InterviewActionsProps) {
  const { t } = useTranslation('myJobs');
  const { answer, isPending, variables } = answering;
  const { id, phase, chat_id, can_undo } = interview;
  const described = { 'aria-describedby': titleId };
  const sending = (action: string) => ({
    loading: isPending && variables?.body.action === action,
    loadingLabel: t('interviews.sending'),
  });
  return (
    <>
      {phase === 'pending' && (
        <>
          <AcceptButtons {...{ interview, titleId, answering }} />
          <Button {...described} onClick={() => onOpen('propose')}>
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
      {!isPreparing && (phase === 'pending' || phase === 'upcoming' || phase === 'in_progress') && (
        <ButtonLink {...described} render={<Link to={preparePath(id)} />}>
          {t('prepare.open')}
        </ButtonLink>
      )}
      {!isInChat && <ChatLink chatId={chat_id} titleId={titleId} />}
      {(phase === 'pending' || phase === 'upcoming') && (
        <DownloadLink
          titleId={titleId}
          icon={<CalendarPlus aria-hidden="true" />}
          path={callPath(downloadInterviewEntry, { params: { id } })}
        >
          {t('interviewCalendar.add')}
        </DownloadLink>
      )}
      <ConductReportButton
        {...described}
        name={interview.job.company.name}
        subjects={[{ kind: 'interview', id }]}
      />
      {phase === 'pending' && (
        <Button {...described} variant="quiet" onClick={() => onOpen('reject')}>
          {t('interviews.reject.open')}
        </Button>
      )}
      {phase === 'upcoming' && !isTooNear && (
        <Button {...described} variant="quiet" onClick={() => onOpen('cancel')}>
          {t('interviews.cancel.open')}
        </Button>
      )}
    </>
  );
}

/** One button for each time that is offered and still to come. */
function AcceptButtons({
  interview,
  titleId,
  answering,
}: Pick<InterviewActionsProps, 'interview' | 'titleId' | 'answering'>) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { answer, isPending, error, variables } = answering;
  const { starts_at, other_times = [], clash } = interview;
  const sent = variables?.body.action === 'accept' ? variables.body : undefined;
  // The card says what is at that time, so that pressing it tells nothing new.
  const isRefused = (time: number) =>
    hasCode(error, errorCode.interviewClash) && (sent?.starts_at ?? starts_at) === time;
  const isClashKnown = (time: number) => (clash != null && time === starts_at) || isRefused(time);
  const acceptText = (time: number) => {
    if (isClashKnown(time)) return t('interviews.acceptAnyway');
    if (other_times.length === 0) return t('interviews.accept');
    return t('interviews.acceptTime', { time: isolate(formatMoment(tag, timeZone, time)) });
  };
  // A time may outlive the first one, which nobody can accept any more.
  return [starts_at, ...other_times]
    .filter((time) => now < time * 1000)
    .map((time) => (
      <Button
        key={time}
        aria-describedby={titleId}
        variant="primary"
        loading={isPending && sent !== undefined && (sent.starts_at ?? starts_at) === time}
        loadingLabel={t('interviews.sending')}
        onClick={() =>
          answer({
            action: 'accept',
            despite_clash: isClashKnown(time),
            ...(time !== starts_at && { starts_at: time }),
          })
        }
      >
        {acceptText(time)}
      </Button>
    ));
}
