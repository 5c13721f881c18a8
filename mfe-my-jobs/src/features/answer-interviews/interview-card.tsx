import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import type { InterviewStage } from '@jobharbor/shared/contracts/applications/interview-attendance';
import { interviewLimits } from '@jobharbor/shared/contracts/applications/interview-limits';
import { OwnConductReports } from '@jobharbor/shared/domain/conduct-reports';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { formatDay, formatMoment } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone, Notice } from '@jobharbor/shared/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { interviewAnchor } from '../../common/anchors.ts';
import { ListCard } from '../../common/list-card.tsx';
import { AttendanceActions } from './attendance-actions.tsx';
import { InterviewActions, type InterviewDialog } from './interview-actions.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { useAnswerInterview } from './use-answer-interview.ts';

const RefusalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "interview-dialogs" */ './refusal-dialog.tsx')).RefusalDialog,
);
const ProposalDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "interview-dialogs" */ './proposal-dialog.tsx')).ProposalDialog,
);

const looks: Record<InterviewStage, [BadgeTone, typeof CalendarCheck]> = {
  pending: ['attention', CalendarClock],
  upcoming: ['success', CalendarCheck],
  in_progress: ['success', CalendarCheck],
  checked_in: ['success', CalendarCheck],
  finished: ['plain', CalendarCheck],
  completed: ['plain', CalendarCheck],
  contested: ['attention', CalendarX],
  employer_absent: ['attention', CalendarX],
  not_attended: ['closed', CalendarX],
  pending_results: ['attention', CalendarClock],
  passed: ['success', CalendarCheck],
  not_suitable: ['closed', CalendarX],
  expired: ['closed', CalendarX],
  rejected: ['closed', CalendarX],
  cancelled: ['closed', CalendarX],
};

/** Older remotes do not know two of the stages, which the API sends as facts beside them. */
function shownStageOf({ attendance, phase }: Interview): InterviewStage {
  if (attendance?.employer_absence === 'absent') return 'employer_absent';
  if (attendance?.is_contested || attendance?.employer_absence) return 'contested';
  return attendance?.stage ?? phase;
}

export type InterviewCardProps = {
  interview: Interview;
  /** No link to the chat. */
  isInChat?: boolean;
  /** On the page to prepare for it. */
  isPreparing?: boolean;
};

/** One interview: its job, phase, time and place, and the possible answers. */
export function InterviewCard({ interview, isInChat = false, isPreparing = false }: InterviewCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const [dialog, setDialog] = useState<InterviewDialog>();
  const answering = useAnswerInterview(interview);
  const isTooNear = useNow() > interview.cancel_until * 1000;
  const { id, job, phase, by, invited_at, attendance } = interview;
  const stage = shownStageOf(interview);
  const titleId = `jhm-interview-title-${id}`;
  const [tone, Icon] = looks[stage];
  // The card says what is at the first time. Of another time the refusal is the only sign.
  const body = answering.variables?.body;
  const isFirstTime =
    body?.action === 'accept' && (body.starts_at ?? interview.starts_at) === interview.starts_at;
  const isClashShown = interview.clash && isFirstTime && hasCode(answering.error, errorCode.interviewClash);
  const close = () => setDialog(undefined);
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      badge={
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`interviews.phase.${stage}`)}
        </Badge>
      }
      note={t('interviews.invited', { name: isolate(by), day: formatDay(tag, timeZone, invited_at) })}
      actions={
        <InterviewActions
          {...{ interview, titleId, answering, isTooNear, isInChat, isPreparing }}
          onOpen={setDialog}
        />
      }
      error={isClashShown ? undefined : answering.error}
      opened={
        dialog && (
          <Suspense>
            {dialog === 'propose' ? (
              <ProposalDialog interview={interview} onClose={close} />
            ) : (
              <RefusalDialog interview={interview} action={dialog} onClose={close} />
            )}
          </Suspense>
        )
      }
      anchor={interviewAnchor(id)}
      state={`${stage} ${attendance?.attended} ${interview.proposed_times.length} ${interview.starts_at}`}
    >
      <InterviewFacts interview={interview} />
      <InterviewNotices interview={interview} />
      <OwnConductReports subjects={[{ kind: 'interview', id }]} />
      {attendance && <AttendanceActions {...{ interview, attendance, titleId }} />}
      {phase === 'upcoming' && isTooNear && (
        <p className="jh-quiet">
          {t('interviews.tooNear', { count: interview.limits?.cancel_hours ?? interviewLimits.cancelHours })}
        </p>
      )}
    </ListCard>
  );
}

/** A clash with another interview, the times that the person proposed, and who ended the interview. */
function InterviewNotices({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { phase, proposed_times, ended_by, reason, clash, is_late, employer_record: record } = interview;
  return (
    <>
      {record != null && record.missed > 0 && (phase === 'pending' || phase === 'upcoming') && (
        <Notice>
          {t('interviews.employerRecord', {
            count: record.missed,
            total: record.interviews,
            company: isolate(interview.job.company.name),
          })}
        </Notice>
      )}
      {clash && (phase === 'pending' || phase === 'upcoming') && (
        <Notice tone="attention">
          {t('interviews.clash', { title: isolate(clash.job_title), company: isolate(clash.company_name) })}
        </Notice>
      )}
      {proposed_times.length > 0 && (
        <Notice title={t('interviews.proposed')}>
          <ul className="jhm-interview__times">
            {proposed_times.map((time) => (
              <li key={time}>
                <bdi>{formatMoment(tag, timeZone, time)}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {ended_by !== null && (
        <p>
          {t(`interviews.endedBy.${ended_by}`)}
          {reason !== null && <span> {t(`interviews.endedReason.${reason}`)}</span>}
          {is_late && <span> {t('interviews.late')}</span>}
        </p>
      )}
    </>
  );
}
