import { useRemote, useShellEvent } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listKeys, usePersonId } from './list-keys.ts';

/**
 * Keeps the lists true while they are open: a save, an application or an employer's move, made in any tab or by
 * anybody, is fetched at once. After a gap in the connection everything is asked for again.
 */
export function useListNews(): void {
  const { realtime } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();

  useEffect(() => {
    const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
    const stopEvents = realtime.onEvent((event) => {
      if (event.type === 'saved') refresh(listKeys.saved(personId));
      if (event.type === 'application') refresh(listKeys.all(personId));
    });
    let wasOnline = realtime.status() === 'online';
    let hadGap = false;
    const stopStatus = realtime.onStatus((status) => {
      if (status === 'online' && hadGap) refresh(listKeys.all(personId));
      hadGap = status === 'online' ? false : hadGap || wasOnline;
      wasOnline = status === 'online';
    });
    return () => {
      stopEvents();
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
