import type { Notification, UnreadChat } from '@jobharbor/shared/contracts/applications/notification';
import { chatPath } from '@jobharbor/shared/domain/applications';
import { PushSwitch } from '@jobharbor/shared/domain/web-push';
import { CardError, useCall } from '@jobharbor/shared/remote';
import {
  BoatMotif,
  Button,
  ButtonLink,
  EmptyState,
  LiveRegion,
  Skeleton,
  TextLink,
} from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notificationsCall } from '../../common/list-calls.ts';
import { groupNotifications, type NotificationGroup, notificationPath } from './notification-groups.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';
import './notification-list.css';

/** Notifications by kind, each with a link to its page. Following a link marks it as read. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('myJobs');
  const found = useCall(notificationsCall, {}, { staleTime: 0 });
  if (found.status === 'pending')
    return (
      <div aria-busy="true">
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton />
        <Skeleton length="medium" />
      </div>
    );
  if (found.status === 'error')
    return <CardError title={t('centre.failed')} error={found.error} retry={found} />;
  return <Loaded {...found.data} onFollow={onFollow} />;
}

interface LoadedProps {
  notifications: readonly Notification[];
  unread_count: number;
  chats: readonly UnreadChat[];
  onFollow: () => void;
}

function Loaded({ notifications, unread_count, chats, onFollow }: LoadedProps) {
  const { t } = useTranslation('myJobs');
  const { markAll, markOne, wasMarked } = useMarkRead(notifications);
  const follow = (entry: Notification) => {
    if (!entry.is_read) markOne(entry.id);
    onFollow();
  };
  return (
    <>
      <div className="jhm-notifications__head">
        <h2 className="jhm-notifications__title">{t('centre.title')}</h2>
        {unread_count > 0 && (
          <Button variant="quiet" size="small" onClick={markAll}>
            {t('centre.markAll')}
          </Button>
        )}
      </div>
      <LiveRegion>{wasMarked && unread_count === 0 ? t('centre.marked') : ''}</LiveRegion>
      {notifications.length + chats.length === 0 && <NothingNew onFollow={onFollow} />}
      {chats.length > 0 && (
        <Group name="messages">
          {chats.map(({ chat_id, unread_count: count, ...chat }) => (
            <NotificationRow
              {...chat}
              key={chat_id}
              to={chatPath(chat_id)}
              text={t('centre.messages', { count })}
              isUnread
              onFollow={onFollow}
            />
          ))}
        </Group>
      )}
      {groupNotifications(notifications).map(({ group, entries }) => (
        <Group key={group} name={group}>
          {entries.map((entry) => (
            <NotificationEntry key={entry.id} entry={entry} onFollow={() => follow(entry)} />
          ))}
        </Group>
      ))}
      <div className="jh-stack jh-gap-2 jhm-notifications__foot">
        <PushSwitch isOffer />
        <p>
          <TextLink render={<Link to="/account-settings#settings-notify" />} onClick={onFollow}>
            {t('centre.settings')}
          </TextLink>
        </p>
      </div>
    </>
  );
}

function Group({ name, children }: { name: 'messages' | NotificationGroup; children: ReactNode }) {
  const { t } = useTranslation('myJobs');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="jh-quiet jh-small jhm-notifications__group">
        {t(`centre.group.${name}`)}
      </h3>
      <ul className="jhm-notifications__list">{children}</ul>
    </section>
  );
}

function NotificationEntry({ entry, onFollow }: { entry: Notification; onFollow: () => void }) {
  const { t } = useTranslation('myJobs');
  const { event, at, is_read, job, counterpart } = entry;
  // A kind that a later API version added.
  // Mentions are shown by the employers' site.
  if (event === 'other' || event === 'mentioned') return null;
  const text =
    event === 'report_kept' || event === 'report_closed' || event === 'report_company_told'
      ? t(`centre.${event.replace('report_', 'report.') as `report.${'kept' | 'closed' | 'company_told'}`}`)
      : t(`timeline.event.${event}`);
  return (
    <NotificationRow
      to={notificationPath(entry)}
      {...{ text, at, counterpart }}
      job_title={job.title}
      isUnread={!is_read}
      onFollow={onFollow}
    />
  );
}

function NothingNew({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('myJobs');
  return (
    <EmptyState
      headingLevel={3}
      motif={<BoatMotif />}
      title={t('centre.empty.title')}
      actions={
        <ButtonLink render={<Link to="/my-jobs/communicated" />} onClick={onFollow}>
          {t('centre.empty.action')}
        </ButtonLink>
      }
    >
      {t('centre.empty.text')}
    </EmptyState>
  );
}
