import { openChannel } from '@jobharbor/shared/browser/open-channel';
import type { AnyCall } from '@jobharbor/shared/contracts/define-call';
import { callPrefix, callQuery, useCallSource } from '@jobharbor/shared/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Entry, EntryKind } from './entry-kind.ts';

const channelName = 'jobharbor-profile';
/** Marks messages of this tab, whose own channels receive them, too. */
const ownTab = Math.random();

/** Entries of a kind; idle without a session. Refetches on window focus. */
export function useEntries(kind: EntryKind) {
  const source = useCallSource();
  const query = callQuery(kind.list as AnyCall, source, {} as never);
  return useQuery({
    queryKey: query.queryKey as readonly unknown[],
    queryFn: query.queryFn as never,
    enabled: source.userId !== undefined,
    refetchOnWindowFocus: 'always',
    select: (answer: Record<string, Entry[]>) => answer[kind.all] ?? [],
  });
}

/** Updates the cached list, and invalidates it in other tabs (BroadcastChannel). */
export function useChangeEntries(kind: EntryKind) {
  const source = useCallSource();
  const client = useQueryClient();
  const { queryKey } = callQuery(kind.list as AnyCall, source, {} as never);
  return {
    /** Refetches, for the API's order. */
    reload: async (): Promise<Entry[]> => {
      await client.invalidateQueries({ queryKey: callPrefix(kind.list) });
      broadcastChange(kind);
      return client.getQueryData<Record<string, Entry[]>>(queryKey)?.[kind.all] ?? [];
    },
  };
}

function broadcastChange({ list }: EntryKind): void {
  const channel = openChannel(channelName);
  channel.postMessage({ changed: list.id, tab: ownTab });
  channel.close();
}

/** Refetches lists that another tab has changed. */
export function useOtherTabs(kinds: readonly EntryKind[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = openChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<{ changed?: string; tab?: number }>) => {
      const kind = data.tab !== ownTab && kinds.find(({ list }) => list.id === data.changed);
      if (kind) void client.invalidateQueries({ queryKey: callPrefix(kind.list) });
    };
    return () => channel.close();
  }, [client, kinds]);
}
