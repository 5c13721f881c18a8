import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath, placeNames } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { CompanyLogo } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePayText } from './use-pay-text.ts';

export type JobHeadProps = {
  job: JobCard;
  /** Id of the heading, for `aria-describedby`. */
  titleId: string;
  badge?: ReactNode;
  /** Of the heading: one below that of its list. */
  level?: 'h2' | 'h4';
};

/** A job in three lines: title, employer and places, pay. `badge` stands beside the title. */
export function JobHead({ job, titleId, badge, level: Heading = 'h2' }: JobHeadProps) {
  const { tag } = useLocale();
  const pay = usePayText(job.salary);
  const places = formatList(tag, placeNames(job));
  return (
    <div className="jhm-job">
      <CompanyLogo company={job.company} />
      <div className="jhm-job__text">
        <div className="jhm-job__line">
          <Heading className="jhm-job__title" id={titleId}>
            <Link to={jobPath(job)} className="jhm-job__link" lang={job.language} dir="auto">
              {job.title}
            </Link>
          </Heading>
          {badge}
        </div>
        <p className="jhm-job__employer">
          <UserText>{job.company.name}</UserText>
          {places && <span className="jhm-job__place">{places}</span>}
        </p>
        {pay && <p className="jhm-job__pay jh-number">{pay}</p>}
      </div>
    </div>
  );
}
