import type { Interview } from '@jobharbor/shared/contracts/interview';
import type { InterviewStage } from '@jobharbor/shared/contracts/interview-attendance';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay, formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone, Card, Notice } from '@jobharbor/shared/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from 'react-i18next';
import { JobHead } from '../../common/job-head.tsx';
import { useFocusWhenLost } from '../../common/use-focus-when-lost.ts';
import { AttendanceActions } from './attendance-actions.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { InterviewFacts } from './interview-facts.tsx';

const looks: Record<InterviewStage, [BadgeTone, typeof CalendarCheck]> = {
  pending: ['attention', CalendarClock],
  upcoming: ['success', CalendarCheck],
  in_progress: ['success', CalendarCheck],
  checked_in: ['success', CalendarCheck],
  finished: ['plain', CalendarCheck],
  completed: ['plain', CalendarCheck],
  contested: ['attention', CalendarX],
  not_attended: ['closed', CalendarX],
  pending_results: ['attention', CalendarClock],
  passed: ['success', CalendarCheck],
  not_suitable: ['closed', CalendarX],
  expired: ['closed', CalendarX],
  rejected: ['closed', CalendarX],
  cancelled: ['closed', CalendarX],
};

/** One interview: its job, phase, time and place, and the possible answers. */
export function InterviewCard({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const { id, job, phase, by, invited_at, proposed_times, ended_by, reason, attendance, clash } = interview;
  const stage = attendance?.is_contested ? 'contested' : (attendance?.stage ?? phase);
  const titleId = `jhm-interview-title-${id}`;
  const card = useFocusWhenLost(`${stage} ${attendance?.attended} ${proposed_times.length}`);
  const [tone, Icon] = looks[stage];
  return (
    <Card as="article" ref={card} tabIndex={-1} aria-labelledby={titleId} id={`interview-${id}`}>
      <JobHead
        job={job}
        titleId={titleId}
        badge={
          <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
            {t(`interviews.phase.${stage}`)}
          </Badge>
        }
      />
      <p className="jh-quiet jh-small">
        {t('interviews.invited', { name: isolate(by), day: formatDay(tag, timeZone, invited_at) })}
      </p>
      <InterviewFacts interview={interview} />
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
          {interview.is_late && <span> {t('interviews.late')}</span>}
        </p>
      )}
      {attendance && <AttendanceActions {...{ interview, attendance, titleId }} />}
      <InterviewActions interview={interview} titleId={titleId} />
    </Card>
  );
}
