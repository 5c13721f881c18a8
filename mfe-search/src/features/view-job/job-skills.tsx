import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { Chip } from '@jobharbor/shared/ui';
import { Link } from 'react-router-dom';

/** The skills that a job asks for, each a link that searches for it. */
export function JobSkills({ job }: { job: Pick<JobStatic, 'skills' | 'language'> }) {
  return (
    <ul className="jh-chips jhs-plain-list">
      {job.skills.map((skill) => (
        <li key={skill}>
          <Chip render={<Link to={resultsPath({ q: skill })} />}>
            <UserText language={job.language}>{skill}</UserText>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
