import type { Message } from '@jobharbor/shared/contracts/chat';
import { useRemote } from '@jobharbor/shared/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatKeys, usePersonId } from '../../core/chat-keys.ts';
import { mergeMessages } from '../../core/merge-messages.ts';
import { catchUp, joinEarlier, type ThreadData } from '../../core/thread-data.ts';
import { usePollingInterval } from '../../core/use-realtime.ts';

/** The messages of a chat: the newest at first, earlier ones on demand, and no gap in between. */
export function useThread(chatId: number) {
  const { http, realtime } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const queryKey = chatKeys.thread(personId, chatId);
  const loadPage = async (before: number | undefined, signal?: AbortSignal) =>
    (await import('../../core/api/list-messages.ts')).listMessages(http, chatId, before, signal);

  const thread = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ThreadData> => {
      // A message may come by the socket after the server has looked and before its answer is here.
      const heard: Message[] = [];
      const stop = realtime.onEvent((event) => {
        if (event.type === 'message' && event.message.chat_id === chatId) heard.push(event.message);
      });
      try {
        const data = await catchUp(
          (before) => loadPage(before, signal),
          () => queryClient.getQueryData<ThreadData>(queryKey),
        );
        return { ...data, messages: mergeMessages(data.messages, heard) };
      } finally {
        stop();
      }
    },
    refetchInterval: usePollingInterval(10_000),
    enabled: personId > 0,
  });

  const earlier = useMutation({
    mutationFn: (before: number) => loadPage(before),
    onSuccess: (page) =>
      queryClient.setQueryData<ThreadData>(queryKey, (known) => known && joinEarlier(known, page)),
  });
  const loadEarlier = () => {
    const first = thread.data?.messages[0]?.id;
    if (first !== undefined && thread.data?.hasEarlier && !earlier.isPending) earlier.mutate(first);
  };
  return { thread, earlier, loadEarlier };
}
