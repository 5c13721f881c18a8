import { LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export function ThreadSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <div className="jhc-scroll" aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <div className="jhc-skeleton">
        {['a', 'b', 'c', 'd'].map((key, index) => (
          <span key={key} className="jhc-skeleton__bubble" data-own={index % 2 === 1 || undefined}>
            <Skeleton shape="block" />
          </span>
        ))}
      </div>
    </div>
  );
}
