import { usePage } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** For recruiters: these pages show a chat from the job seeker's side. Theirs are on the employers' site. */
export function EmployersPage() {
  const { t } = useTranslation('chat');
  usePage({ title: t('title'), robots: 'noindex' });
  return (
    <div className="jh-page jh-stack jh-measure">
      <h1>{t('title')}</h1>
      <p>{t('employers.text')}</p>
      <p>
        <ButtonLink variant="primary" render={<Link to="/redirect?site=employer" />}>
          {t('employers.go')}
        </ButtonLink>
      </p>
    </div>
  );
}
