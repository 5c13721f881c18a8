import type { recruiterBrief } from '@jobharbor/shared/contracts/jobs/job';
import { Avatar, Badge } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

type Recruiter = z.infer<typeof recruiterBrief>;

interface RecruiterBlockProps {
  recruiter: Recruiter;
  /** "Posted by A for B". */
  agency: string | false;
}

/** The recruiter who reads the applications. */
export function RecruiterBlock({ recruiter, agency }: RecruiterBlockProps) {
  const { t } = useTranslation('search');
  const { activity, is_responsive } = recruiter;
  return (
    <div className="jhs-person">
      <Avatar name={recruiter.name} src={recruiter.avatar_url} />
      <p>
        <bdi className="jhs-person__name">{recruiter.name}</bdi>
        <bdi className="jh-quiet jh-small">{recruiter.title}</bdi>
        {agency && <span className="jh-quiet jh-small">{agency}</span>}
      </p>
      {activity && <Badge tone="success">{t(`recruiter.${activity}`)}</Badge>}
      {is_responsive && <Badge>{t('recruiter.responsive')}</Badge>}
    </div>
  );
}
