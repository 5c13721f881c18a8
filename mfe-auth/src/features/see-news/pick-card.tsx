import type { JobCard, Salary } from '@jobharbor/shared/contracts/jobs/job';
import type { PickSource } from '@jobharbor/shared/contracts/jobs/pick';
import { describePay, jobPath, placeNames } from '@jobharbor/shared/domain/jobs';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatAge, formatList } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Card, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface PickCardProps {
  job: JobCard;
  /** Why it is recommended; empty for a job that is not. */
  because: readonly PickSource[];
}

/** A job with what decides whether it is opened: pay, place, age and why it is shown. */
export function PickCard({ job, because }: PickCardProps) {
  const { tag } = useLocale();
  const now = useNow();
  const pay = usePayText(job.salary);
  const reason = useReason(because[0]);
  const places = formatList(tag, placeNames(job));
  return (
    <Card className="jha-pick">
      <h3 className="jha-pick__title">
        <TextLink render={<Link to={jobPath(job)} />}>
          <bdi lang={job.language}>{job.title}</bdi>
        </TextLink>
      </h3>
      <p>
        <UserText>{job.company.name}</UserText>
      </p>
      {pay && <p className="jh-number jha-pick__pay">{pay}</p>}
      <p className="jh-quiet jh-small">
        {places && (
          <>
            <bdi>{places}</bdi> <span aria-hidden="true">·</span>{' '}
          </>
        )}
        <span>{formatAge(tag, job.reposted_at ?? job.posted_at, now)}</span>
      </p>
      {reason && <p className="jh-small jha-pick__reason">{reason}</p>}
    </Card>
  );
}

/** The advertised pay with its period; empty if the job states none. */
function usePayText(salary: Salary | null): string {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const pay = describePay(tag, salary);
  switch (pay.kind) {
    case 'per-period':
      return t(`onsite.pay.${pay.period}`, { amount: pay.amount });
    case 'amount':
      return pay.amount;
    case 'negotiable':
    case 'unpaid':
      return t(`onsite.pay.${pay.kind}`);
    case 'not-stated':
      return '';
  }
}

/** The strongest reason: what the person looks for, applied for or saved. */
function useReason(source: PickSource | undefined): string {
  const { t } = useTranslation('auth');
  return source === undefined ? '' : t(`onsite.because.${source.from}`, { titles: isolate(source.title) });
}
