import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePersonId } from './chat-keys.ts';
import { type ChatService, chatServiceOf } from './chat-service.ts';
import type { OutboxItem } from './outbox-storage.ts';

/** The page's chat service; use `useRunningChatService` once, where the chat begins. */
export const useChatService = (): ChatService => chatServiceOf(useRemote(), usePersonId());

export function useRunningChatService(): void {
  const service = useChatService();
  useEffect(() => service.start(), [service]);
}

export const useOutboxItems = (): readonly OutboxItem[] => useStore(useChatService().outbox.items);
