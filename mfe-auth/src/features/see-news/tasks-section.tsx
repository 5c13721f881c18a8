import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { Card, TextLink } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Open tasks before a quick application is possible; renders nothing without any. */
export function TasksSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('auth');
  const id = useId();
  // Without the list, no task is shown.
  const resumes = useResumes();
  const tasks = [
    !user.is_email_verify && { path: '/confirm-email?redirect=%2Fonsite-job', text: t('onsite.tasks.email') },
    !user.is_profile_completed && {
      path: '/jobseeker-complete-profile',
      text: t('onsite.tasks.profile'),
    },
    resumes.data?.resumes.length === 0 && { path: '/resume', text: t('onsite.tasks.resume') },
  ].filter((task) => task !== false);
  if (tasks.length === 0) return null;
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jha-news__part">
      <h2 id={id}>{t('onsite.tasks.title')}</h2>
      <ul className="jha-news__list">
        {tasks.map(({ path, text }) => (
          <li key={path}>
            <TextLink render={<Link to={path} />}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
