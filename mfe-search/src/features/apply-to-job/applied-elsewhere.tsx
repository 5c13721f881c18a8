import { Badge, TextLink } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Says that the person applied for the job on another site, with the way to what they track of it. */
export function AppliedElsewhere({ id }: { id: number }) {
  const { t } = useTranslation('search');
  return (
    <>
      <Badge tone="success" icon={<Check />}>
        {t('appliedElsewhere.badge')}
      </Badge>
      <TextLink render={<Link to={elsewherePath(id)} />}>{t('apply.follow')}</TextLink>
    </>
  );
}

/** Where My Jobs tracks an application on another site. */
export const elsewherePath = (id: number): string => `/my-jobs/communicated?show=elsewhere#application-${id}`;
