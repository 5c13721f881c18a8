import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { normaliseFilters } from '@jobharbor/shared/contracts/search/normalise-filters';
import { gapTopic, lazyTopic } from '@jobharbor/shared/realtime';
import {
  callPrefix,
  useCall,
  useErrorText,
  useLocale,
  useRemote,
  useSendOnce,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchChanges } from '../../common/search-changes/search-changes.tsx';
import { createJobAlert, listJobAlerts } from './alert-calls.ts';

const jobAlertTopic = lazyTopic(
  'job-alert',
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/contracts/topics/job-alert'))
      .jobAlertTopic,
);

export type OwnAlertProps = {
  /** As of `CreateAlert`: `search` above the results. */
  place: string;
  filters: AlertFilters;
  /** Whether the flags of jobs name an alert of this page; until the alerts are known. */
  isExpected: boolean;
  /** The person pressed the button; until `onEnd`. */
  isWanted: boolean;
  /** Called when the wanted alert was created or refused. */
  onEnd: () => void;
  /** Reports whether one of the person's alerts is of this search; undefined when this is unmounted. */
  onChange: (isOwn: boolean | undefined) => void;
};

/**
 * Creates an alert of the search for a signed-in person, and reports whether they have one. The button is not in here: it
 * keeps its focus when this is loaded. Above results, also what has changed in the search.
 */
export function OwnAlert({ place, filters, isExpected, isWanted, onEnd, onChange }: OwnAlertProps) {
  const { country } = useLocale();
  const { realtime, queryClient } = useRemote();
  const alerts = useCall(listJobAlerts, {});
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: callPrefix(listJobAlerts) });
    const stops = [realtime.on(jobAlertTopic, refresh), realtime.on(gapTopic, refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, queryClient]);
  const create = useEffectEvent(useCreateAlert(filters, onEnd));
  useEffect(() => {
    if (isWanted) create();
  }, [isWanted]);
  const search = keyOf(filters);
  const isOwn =
    alerts.data?.job_alerts.some(
      (alert) => alert.country_key === country.key && keyOf(alert.filters) === search,
    ) ?? isExpected;
  // Before the paint: a search that has just changed never shows the state of the one before.
  useLayoutEffect(() => keepFocus(() => onChange(isOwn)), [onChange, isOwn]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return place === 'search' && <SearchChanges filters={filters} />;
}

/** Gives the focus to what replaces the focused element at its place: the link, where `change` replaces the button. */
function keepFocus(change: () => void): void {
  const { activeElement: focused } = document;
  const parent = focused?.parentElement;
  const place = parent && [...parent.children].indexOf(focused);
  change();
  // React renders it at the end of this task's effects.
  queueMicrotask(() => {
    const next = focused?.isConnected === false && parent?.children[place ?? -1];
    if (next instanceof HTMLElement) next.focus();
  });
}

function useCreateAlert(filters: AlertFilters, onEnd: () => void): () => void {
  const { t } = useTranslation('search');
  const { notify, queryClient } = useRemote();
  const timeZone = useTimeZone();
  const errorText = useErrorText();
  const { sendOnce } = useSendOnce(createJobAlert, {
    onSuccess({ job_alert }) {
      const text =
        job_alert?.state === 'unconfirmed'
          ? t('createAlert.sent', { email: job_alert.email })
          : t(job_alert?.email === '' ? 'createAlert.doneByText' : 'createAlert.done');
      notify({ tone: 'success', text });
      // The button stays busy until the refetched list, which replaces it, has the alert.
      return queryClient.invalidateQueries({ queryKey: callPrefix(listJobAlerts) });
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
    onSettled: onEnd,
  });
  return () => sendOnce({ body: { filters, time_zone: timeZone } });
}

const keyOf = (filters: AlertFilters): string => JSON.stringify(normaliseFilters(filters));
