import { formatNumber } from '@jobharbor/shared/i18n';
import { callPrefix, lazyPart, useCall, useLocale, useRemote } from '@jobharbor/shared/remote';
import { IconButton, Popover } from '@jobharbor/shared/ui';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newsCall, notificationsCall } from '../../common/list-calls.ts';
import './notification-bell.css';

// The list is loaded when it is opened: the bell is on every page.
const NotificationList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "notifications" */ './notification-list.tsx')).NotificationList,
);

/** Larger numbers are shown as `99+`. */
const max = 99;

/** The header's button of the notification centre, with the unread count; nothing with an API that has no such list. */
export function NotificationBell() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { queryClient } = useRemote();
  // Fetched by the teller of news beside it.
  const count = useCall(newsCall, {}, { enabled: false }).data?.unread_count;
  const [wasOpened, setOpened] = useState(false);
  if (count === undefined) return null;
  const open = () => {
    setOpened(true);
    void queryClient.invalidateQueries({ queryKey: callPrefix(notificationsCall) });
  };
  const shown = formatNumber(tag, Math.min(count, max));
  const icon = (
    <>
      <Bell aria-hidden="true" />
      {count > 0 && (
        <span className="jh-count jhm-bell__count" aria-hidden="true">
          {count > max ? `${shown}+` : shown}
        </span>
      )}
    </>
  );
  return (
    <Popover
      className="jhm-notifications"
      label={t('centre.title')}
      closeLabel={t('close')}
      trigger={
        <IconButton
          className="jhm-bell"
          label={count > 0 ? t('centre.unread', { count }) : t('centre.title')}
          icon={icon}
          onClick={open}
        />
      }
    >
      {(close) =>
        wasOpened && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <NotificationList onFollow={close} />
          </Suspense>
        )
      }
    </Popover>
  );
}
