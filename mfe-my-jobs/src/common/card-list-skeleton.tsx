import { Card, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Three placeholder cards in the layout of a real one: logo, title, two lines, actions. */
export function CardListSkeleton() {
  const { t } = useTranslation('myJobs');
  return (
    <div className="jhm-list" aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="jhm-skeleton">
          <Skeleton shape="square" />
          <div className="jhm-skeleton__lines">
            <Skeleton shape="title" length="medium" />
            <Skeleton length="short" />
            <Skeleton length="long" />
            <Skeleton shape="button" />
          </div>
        </Card>
      ))}
    </div>
  );
}
