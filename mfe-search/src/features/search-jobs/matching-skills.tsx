import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useTranslation } from 'react-i18next';

const maxSkills = 3;

/** Skills of the job that occur in the search text. */
function matchingSkills({ skills }: Pick<JobCard, 'skills'>, query: string): string[] {
  const words = query
    .toLocaleLowerCase('en')
    .split(/[\s,"]+/u)
    .filter((word) => word.length > 1);
  const all = query.toLocaleLowerCase('en').trim();
  return skills
    .filter((skill) => {
      const own = skill.toLocaleLowerCase('en');
      return (
        all !== '' &&
        (all.includes(own) || words.includes(own) || own.split(/\s+/u).some((part) => words.includes(part)))
      );
    })
    .slice(0, maxSkills);
}

/** The skills of a job that match the search, or its first skills if none does. */
export function MatchingSkills({ job, query }: { job: JobCard; query: string }) {
  const { t } = useTranslation('search');
  if (query === '') return null;
  const matching = matchingSkills(job, query);
  if (matching.length > 0) {
    return (
      <p className="jhs-card__reason jhs-card__reason--fits">
        {t('job.fits')} <UserText language={job.language}>{joinWithCommas(job.language, matching)}</UserText>
      </p>
    );
  }
  const skills = job.skills.slice(0, maxSkills);
  if (skills.length === 0) return null;
  return (
    <p className="jhs-card__reason">
      <UserText language={job.language}>{skills.join('\u00a0· ')}</UserText>
    </p>
  );
}
