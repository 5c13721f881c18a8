import type { JobCard } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

const most = 3;

/** The skills of a job that the search names. */
function fittingSkills({ skills }: Pick<JobCard, 'skills'>, words: string): string[] {
  const wanted = words
    .toLocaleLowerCase('en')
    .split(/[\s,"]+/u)
    .filter((word) => word.length > 1);
  const all = words.toLocaleLowerCase('en').trim();
  return skills
    .filter((skill) => {
      const own = skill.toLocaleLowerCase('en');
      return (
        all !== '' &&
        (all.includes(own) || wanted.includes(own) || own.split(/\s+/u).some((part) => wanted.includes(part)))
      );
    })
    .slice(0, most);
}

/** Why the job fits what was searched; what it asks for where nothing was. */
export function FitLine({ job, words }: { job: JobCard; words: string }) {
  const { t } = useTranslation('search');
  const fitting = fittingSkills(job, words);
  if (fitting.length > 0) {
    return (
      <p className="jhs-fit">
        <Check aria-hidden="true" />
        <span>
          {t('job.fits')} <UserText language={job.language}>{joinWithCommas(job.language, fitting)}</UserText>
        </span>
      </p>
    );
  }
  const skills = job.skills.slice(0, most);
  if (skills.length === 0) return null;
  return (
    <p className="jhs-card__skills">
      <UserText language={job.language}>{skills.join('\u00a0· ')}</UserText>
    </p>
  );
}
