import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePersonId } from './cache/chat-keys.ts';
import { type ChatService, getChatService } from './chat-service.ts';
import type { OutboxItem } from './outbox/outbox-storage.ts';

/** The user's chat service, not started: `useRunningChatService` does that once, in the page. */
export const useChatService = (): ChatService => getChatService(useRemote(), usePersonId());

export function useRunningChatService(): void {
  const service = useChatService();
  useEffect(() => service.start(), [service]);
}

export const useOutboxItems = (): readonly OutboxItem[] => useStore(useChatService().outbox.items);
