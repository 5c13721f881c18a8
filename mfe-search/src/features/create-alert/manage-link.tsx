import { ButtonLink } from '@jobharbor/shared/ui';
import BellRing from 'lucide-react/icons/bell-ring';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads to the person's alerts, one of which is of this search. */
export function ManageLink() {
  const { t } = useTranslation('search');
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      iconStart={<BellRing aria-hidden="true" />}
      render={<Link to="/my-jobs/alerts" />}
    >
      {t('createAlert.manage')}
    </ButtonLink>
  );
}
