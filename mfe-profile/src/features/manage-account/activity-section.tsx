import { listAccountEvents } from '@jobharbor/shared/calls/jobseeker-account/list-account-events';
import type { AccountEvent } from '@jobharbor/shared/contracts/account/account-setting';
import { formatMoment } from '@jobharbor/shared/i18n';
import { ErrorNotice, useCall, useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useDeviceName, usePlaceOf } from './sign-in/use-device-name.ts';

const step = 10;
const maxCount = 50;

/** Security log of the account, newest first. */
export function ActivitySection() {
  const { t } = useTranslation('profile');
  const [size, setSize] = useState(step);
  const events = useCall(
    listAccountEvents,
    { query: { page: 1, size } },
    { placeholderData: keepPreviousData },
  );
  return (
    <SettingsSection title={t('settings.activity.title')} lead={t('settings.activity.lead')}>
      {events.data ? (
        events.data.events.length === 0 ? (
          <p>{t('settings.activity.none')}</p>
        ) : (
          <ol className="jhp-setting__list">
            {events.data.events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
        )
      ) : events.isError ? (
        <ErrorNotice error={events.error} retry={events} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton />
          <Skeleton length="medium" />
        </div>
      )}
      {events.data && events.data.total > events.data.events.length && size < maxCount && (
        <p>
          <Button
            size="small"
            variant="quiet"
            loading={events.isFetching}
            onClick={() => setSize(Math.min(maxCount, size + step))}
          >
            {t('settings.activity.older')}
          </Button>
        </p>
      )}
    </SettingsSection>
  );
}

function EventRow({ event }: { event: AccountEvent }) {
  const { t } = useTranslation('profile');
  const timeZone = useTimeZone();
  const { tag } = useLocale();
  const name = useDeviceName()(event);
  const { address, country } = usePlaceOf()(event);
  return (
    <li className="jhp-device">
      <div className="jhp-device__text">
        <p className="jhp-device__name">{t(`settings.activity.event.${event.event}`)}</p>
        <p className="jhp-device__details">
          <time dateTime={new Date(event.at * 1_000).toISOString()}>
            {formatMoment(tag, timeZone, event.at)}
          </time>
          {event.browser !== null && (
            <span>
              <bdi>{name}</bdi>
            </span>
          )}
          {country !== null && <span>{country}</span>}
          {address !== null && (
            <span>
              <bdi dir="ltr">{address}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
