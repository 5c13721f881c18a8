import { usePage, useSession } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { NewsSection } from './news-section.tsx';
import { PicksSection } from './picks-section.tsx';
import { TasksSection } from './tasks-section.tsx';
import '../../common/auth.css';
import './see-news.css';

/** Landing page after sign-in: changes, open tasks, and jobs for the person's preference. */
export function NewsPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  usePage({ title: t('onsite.title'), canonical: '/onsite-job', robots: 'noindex' });
  const name = user?.first_name ?? '';
  return (
    <div className="jh-page jha-page jha-news">
      <header className="jh-stack jh-gap-1">
        <h1>{name === '' ? t('onsite.title') : t('onsite.greeting', { name })}</h1>
        <p className="jh-quiet">{t('onsite.lead')}</p>
      </header>
      {user !== null && <TasksSection user={user} />}
      <NewsSection />
      <PicksSection />
    </div>
  );
}
