import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePersonId } from './cache/chat-keys.ts';
import { type ChatService, getChatService } from './chat-service.ts';
import type { OutboxItem } from './outbox/outbox-storage.ts';

/** The user's chat service, not started: `useRunningChatService` does that once, in the page. */
export const useChatService = (): ChatService => getChatService(useRemote(), usePersonId());

/** Runs the user's chat service while the component is mounted. The server creates none. */
export function useRunningChatService(): void {
  const environment = useRemote();
  const personId = usePersonId();
  useEffect(() => getChatService(environment, personId).start(), [environment, personId]);
}

export const useOutboxItems = (): readonly OutboxItem[] => useStore(useChatService().outbox.items);
