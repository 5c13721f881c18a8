import { jobPath } from '@jobharbor/shared/domain/jobs';
import { errorCode } from '@jobharbor/shared/errors';
import { ButtonLink, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const mends = {
  [errorCode.profileIncomplete]: ['complete', '/jobseeker-complete-profile'],
  [errorCode.nameMissing]: ['profile', '/profile'],
  [errorCode.notEligible]: ['eligibility', '/profile#work'],
  [errorCode.countryExcluded]: ['eligibility', '/profile#work'],
  [errorCode.companyBlocked]: ['blocked', '/account-settings'],
  [errorCode.emailUnconfirmed]: ['settings', '/account-settings'],
} as const;

export type ObstacleProps = {
  obstacle: { code: number; message: string };
  job: Parameters<typeof jobPath>[0];
};

/** What prevents a question, and the page where that can be mended; without one the job itself. */
export function Obstacle({ obstacle: { code, message }, job }: ObstacleProps) {
  const { t } = useTranslation('chat');
  const [mend, path] = code in mends ? mends[code as keyof typeof mends] : (['job', jobPath(job)] as const);
  return (
    <Notice tone="attention" title={t('ask.blocked')}>
      <p>{message}</p>
      <ButtonLink variant="primary" render={<Link to={path} />}>
        {t(`ask.mend.${mend}`)}
      </ButtonLink>
    </Notice>
  );
}
