import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import type {
  CandidateAttendance,
  InterviewAttendance,
} from '@jobharbor/shared/contracts/applications/interview-attendance';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatMoment } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { nextAttendance } from './next-attendance.ts';
import { useAttendInterview } from './use-attend-interview.ts';

const AppealDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "interview-dialogs" */ './appeal-dialog.tsx')).AppealDialog,
);

export type AttendanceActionsProps = {
  interview: Interview;
  attendance: InterviewAttendance;
  /** Id of the heading that names the interview. */
  titleId: string;
};

/** Check-in, attendance and result of an interview: what is possible now, or what comes next. */
export function AttendanceActions({ interview, attendance, titleId }: AttendanceActionsProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const next = nextAttendance(interview.phase, attendance, useNow());
  const { attend, isPending, error, variables } = useAttendInterview(interview);
  const [isAppealing, setAppealing] = useState(false);
  if (next === null) return null;
  const { version } = interview;
  const time = 'at' in next ? isolate(formatMoment(tag, timeZone, next.at)) : '';
  const button = (text: string, body: CandidateAttendance, isPrimary = true) => (
    <Button
      aria-describedby={titleId}
      variant={isPrimary ? 'primary' : undefined}
      loading={isPending && JSON.stringify(variables?.body) === JSON.stringify(body)}
      loadingLabel={t('interviews.sending')}
      onClick={() => attend(body)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {attendance.decision && (
        <Notice title={t(`attendance.decided.${attendance.decision.outcome}`)}>
          {t('attendance.reason')} <UserText>{attendance.decision.reason}</UserText>
        </Notice>
      )}
      {next.step !== 'decided' && <p>{t(`attendance.next.${next.step}`, { time })}</p>}
      {next.step === 'check_in' && (
        <div className="jhm-actions">{button(t('attendance.checkIn'), { action: 'check_in', version })}</div>
      )}
      {next.step === 'mark' && (
        <div className="jhm-actions">
          {button(t('attendance.attended'), { action: 'mark', version, attended: true })}
          {button(t('attendance.missed'), { action: 'mark', version, attended: false }, false)}
          {button(t('attendance.nobodyCame'), { action: 'employer_absent', version }, false)}
        </div>
      )}
      {(next.step === 'employer_absent' || next.step === 'employer_contested') && (
        <div className="jhm-actions">
          {button(t('attendance.theyCame'), { action: 'employer_came', version }, false)}
        </div>
      )}
      {next.step === 'request' && (
        <div className="jhm-actions">
          {button(t('attendance.request'), { action: 'request_result', version })}
        </div>
      )}
      {(next.step === 'missed' || (next.step === 'contested' && !attendance.appeal)) && (
        <div className="jhm-actions">
          <Button aria-describedby={titleId} onClick={() => setAppealing(true)}>
            {t('attendance.appeal.open')}
          </Button>
        </div>
      )}
      {attendance.appeal && (
        <p>
          {t('attendance.appeal.sent')} <UserText>{attendance.appeal.text}</UserText>
        </p>
      )}
      {isAppealing && (
        <Suspense>
          <AppealDialog interview={interview} onClose={() => setAppealing(false)} />
        </Suspense>
      )}
      <AnswerError error={error} />
    </>
  );
}
