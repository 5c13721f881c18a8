import type { recruiterBrief } from '@jobharbor/shared/contracts/jobs/job';
import { Avatar, Badge } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

type Recruiter = z.infer<typeof recruiterBrief>;

const day = 86_400;

/** Category of the recruiter's last activity; undefined for more than seven days. */
function activityOf({ last_active_at }: Recruiter, now: number): 'today' | 'days3' | 'days7' | undefined {
  if (last_active_at === null) return undefined;
  const age = now / 1000 - last_active_at;
  return age < day ? 'today' : age < 3 * day ? 'days3' : age < 7 * day ? 'days7' : undefined;
}

interface RecruiterBlockProps {
  recruiter: Recruiter;
  now: number;
  /** "Posted by A for B". */
  agency: string | false;
}

/** The recruiter who reads the applications. */
export function RecruiterBlock({ recruiter, now, agency }: RecruiterBlockProps) {
  const { t } = useTranslation('search');
  const activity = activityOf(recruiter, now);
  return (
    <div className="jhs-person">
      <Avatar name={recruiter.name} src={recruiter.avatar_url} />
      <p>
        <bdi className="jhs-person__name">{recruiter.name}</bdi>
        <bdi className="jh-quiet jh-small">{recruiter.title}</bdi>
        {agency && <span className="jh-quiet jh-small">{agency}</span>}
      </p>
      {activity && <Badge tone="success">{t(`recruiter.${activity}`)}</Badge>}
    </div>
  );
}
