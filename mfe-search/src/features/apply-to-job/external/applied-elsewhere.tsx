import { externalApplicationPath } from '@jobharbor/shared/domain/applications';
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
      <TextLink render={<Link to={externalApplicationPath(id)} />}>{t('apply.follow')}</TextLink>
    </>
  );
}
