import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Badge, classNames } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface NotificationRowProps {
  to: string;
  text: string;
  job_title: string;
  counterpart: string;
  /** Unix seconds. */
  at?: number;
  isUnread: boolean;
  onFollow: () => void;
}

/** One notification: a link to what it is about. */
export function NotificationRow({
  to,
  text,
  job_title,
  counterpart,
  at,
  isUnread,
  onFollow,
}: NotificationRowProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const now = useNow();
  return (
    <li>
      <Link
        to={to}
        className={classNames('jhm-notification', isUnread && 'jhm-notification--unread')}
        onClick={onFollow}
      >
        <span className="jhm-notification__event">{text}</span>
        {isUnread && <Badge tone="attention">{t('centre.new')}</Badge>}
        <span className="jh-quiet jh-small jhm-notification__about">
          <bdi>{job_title}</bdi>
          {' · '}
          <bdi>{counterpart}</bdi>
          {at !== undefined && (
            <span>
              {' · '}
              <time dateTime={new Date(at * 1000).toISOString()}>{formatAge(tag, at, now)}</time>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
