import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { Chip } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useJobMatch } from './use-job-match.ts';

/** The job's skills, each a link that searches for it. Skills in the person's profile are ticked and counted. */
export function JobSkills({ job }: { job: Pick<JobStatic, 'id' | 'skills' | 'language'> }) {
  const { t } = useTranslation('search');
  const mine = useJobMatch(job.id).criteria?.find(({ kind }) => kind === 'skills')?.own ?? [];
  return (
    <>
      {mine.length > 0 && (
        <p className="jhs-fit">
          {t('jobSkills.mine', { count: mine.length, total: job.skills.length })}{' '}
          {mine.length < job.skills.length && <Link to="/profile#skill">{t('jobSkills.add')}</Link>}
        </p>
      )}
      <ul className="jh-chips jhs-plain-list">
        {job.skills.map((skill) => (
          <li key={skill}>
            <Chip render={<Link to={resultsPath({ q: skill })} />}>
              {mine.includes(skill) && <Check role="img" aria-label={t('jobSkills.have')} />}{' '}
              <UserText language={job.language}>{skill}</UserText>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
