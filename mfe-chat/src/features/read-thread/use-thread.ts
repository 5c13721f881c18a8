import { type Message, maxMessagePage } from '@jobharbor/shared/contracts/chat/message';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesCall } from '../../common/cache/chat-calls.ts';
import { chatKeys, usePersonId } from '../../common/cache/chat-keys.ts';
import { mergeMessages } from '../../common/cache/merge-messages.ts';
import { catchUp, prependPage, type ThreadData, type ThreadPage } from '../../common/cache/thread-data.ts';
import { messageTopic } from '../../common/topics.ts';
import { usePollingInterval } from '../../common/use-realtime.ts';

const pageSize = 50;
/** The messages of a chat: the newest first, earlier ones on demand and back to the linked one, without gaps. */
export function useThread(chatId: number, linked: number | undefined) {
  const { http, realtime } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const queryKey = chatKeys.thread(personId, chatId);
  const loadPage = async (
    before: number | undefined,
    size: number,
    signal?: AbortSignal,
  ): Promise<ThreadPage> => {
    const query = { before, size };
    const input = { params: { chatId }, query, signal };
    const { messages, has_earlier } = await sendCall(http, await messagesCall.load(), input);
    return { messages, hasEarlier: has_earlier };
  };

  const thread = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ThreadData> => {
      // The socket may bring a message after the server has read and before its response arrives.
      const received: Message[] = [];
      const stop = realtime.on(messageTopic, ({ message }) => {
        if (message.chat_id === chatId) received.push(message);
      });
      try {
        const data = await catchUp(
          (before) => loadPage(before, before === undefined ? pageSize : maxMessagePage, signal),
          () => queryClient.getQueryData<ThreadData>(queryKey),
        );
        return { ...data, messages: mergeMessages(data.messages, received) };
      } finally {
        stop();
      }
    },
    refetchInterval: usePollingInterval(10_000),
    enabled: personId > 0,
  });

  const earlier = useMutation({
    mutationFn: ({ before, size }: { before: number; size: number }) => loadPage(before, size),
    onSuccess: (page) =>
      queryClient.setQueryData<ThreadData>(queryKey, (thread) => thread && prependPage(thread, page)),
  });
  const first = thread.data?.messages[0]?.id;
  const hasEarlier = first !== undefined && thread.data?.hasEarlier === true;
  const { mutate, isPending, isError } = earlier;
  const loadEarlier = () => {
    if (hasEarlier && !isPending) mutate({ before: first, size: pageSize });
  };
  const isReached = linked === undefined || !hasEarlier || first <= linked || isError;
  useEffect(() => {
    if (!isReached && !isPending) mutate({ before: first, size: maxMessagePage });
  }, [isReached, isPending, first, mutate]);
  return { thread, earlier, loadEarlier, isReached };
}
