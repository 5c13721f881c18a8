import { LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import './list-chats.css';
import './chat-list-item.css';

export function ChatListSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <div aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className="jhc-item">
          <Skeleton shape="circle" />
          <span className="jhc-item__text">
            <Skeleton length="medium" />
            <Skeleton length="long" />
            <Skeleton length="full" />
          </span>
        </div>
      ))}
    </div>
  );
}
