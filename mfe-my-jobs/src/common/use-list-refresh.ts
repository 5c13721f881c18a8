import { applicationTopic } from '@jobharbor/shared/contracts/topics/application';
import { savedTopic } from '@jobharbor/shared/contracts/topics/saved';
import { useRemote, useShellEvent } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listKeys, usePersonId } from './list-keys.ts';

/**
 * Invalidates the lists when something changes them: socket events (`saved`, `application`), events of other remotes in
 * this tab, and a reconnect, since events that were sent while the socket was down are lost.
 */
export function useListRefresh(): void {
  const { realtime } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();

  useEffect(() => {
    const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
    const stopSaved = realtime.on(savedTopic, () => refresh(listKeys.saved(personId)));
    const stopApplications = realtime.on(applicationTopic, () => refresh(listKeys.all(personId)));
    let wasOnline = realtime.status() === 'online';
    let hadGap = false;
    const stopStatus = realtime.onStatus((status) => {
      if (status === 'online' && hadGap) refresh(listKeys.all(personId));
      hadGap = status === 'online' ? false : hadGap || wasOnline;
      wasOnline = status === 'online';
    });
    return () => {
      stopSaved();
      stopApplications();
      stopStatus();
    };
  }, [realtime, queryClient, personId]);

  const refreshAll = () => void queryClient.invalidateQueries({ queryKey: listKeys.all(personId) });
  useShellEvent(
    'job:saved',
    () => void queryClient.invalidateQueries({ queryKey: listKeys.saved(personId) }),
  );
  useShellEvent('job:applied', refreshAll);
  useShellEvent('application:changed', refreshAll);
}
