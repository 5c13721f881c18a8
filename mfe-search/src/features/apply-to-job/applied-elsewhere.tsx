import { Badge, TextLink } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Notice that the person applied on another site, with a link to the tracked application. */
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

/** Page that tracks an external application. */
export const elsewherePath = (id: number): string => `/my-jobs/communicated?show=elsewhere#application-${id}`;
