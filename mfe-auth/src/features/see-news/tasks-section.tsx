import { listApplicationDrafts } from '@jobharbor/shared/calls/data/list-application-drafts';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { useCall } from '@jobharbor/shared/remote';
import { Card, TextLink } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Maximum shown drafts. */
const maxDrafts = 5;

/** Applications that were begun, and open tasks before a quick one is possible; renders nothing without any. */
export function TasksSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('auth');
  const id = useId();
  // Without a list, none of its tasks is shown.
  const resumes = useResumes();
  const drafts = useCall(listApplicationDrafts, {}).data?.drafts.slice(0, maxDrafts) ?? [];
  const tasks = [
    !user.is_email_verify && { path: '/confirm-email?redirect=%2Fonsite-job', text: t('onsite.tasks.email') },
    !user.is_profile_completed && {
      path: '/jobseeker-complete-profile',
      text: t('onsite.tasks.profile'),
    },
    resumes.data?.resumes.length === 0 && { path: '/resume', text: t('onsite.tasks.resume') },
  ].filter((task) => task !== false);
  if (tasks.length + drafts.length === 0) return null;
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jha-news__part">
      <h2 id={id}>{t('onsite.tasks.title')}</h2>
      <ul className="jha-news__list">
        {drafts.map(({ job }) => (
          <li key={job.id} className="jha-news__row">
            <TextLink render={<Link to={`${jobPath(job)}?apply=1`} />}>
              <bdi lang={job.language}>{job.title}</bdi>
            </TextLink>
            <p className="jh-quiet jh-small">
              {t('onsite.tasks.draft')}
              {' · '}
              <bdi>{job.company}</bdi>
            </p>
          </li>
        ))}
        {tasks.map(({ path, text }) => (
          <li key={path}>
            <TextLink render={<Link to={path} />}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
