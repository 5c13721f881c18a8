import { Tabs } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Tabs that link the pages of this remote. */
export function ProfileTabs() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const tab = (href: string, label: string) => ({ href, label, current: pathname.endsWith(href) });
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        tab('/profile', t('tabs.profile')),
        tab('/resume', t('tabs.resumes')),
        tab('/account-settings', t('tabs.settings')),
      ]}
      renderLink={({ href = '', ...props }) => <Link to={href} {...props} />}
    />
  );
}
