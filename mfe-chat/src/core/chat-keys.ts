import { useSession } from '@jobharbor/shared/remote';

/** Query keys of one person's chats: nobody else's answers can stand under them after another login. */
export const chatKeys = {
  all: (personId: number) => ['chat', personId] as const,
  list: (personId: number) => ['chat', personId, 'list'] as const,
  chats: (personId: number) => ['chat', personId, 'one'] as const,
  chat: (personId: number, chatId: number) => ['chat', personId, 'one', chatId] as const,
  thread: (personId: number, chatId: number) => ['chat', personId, 'thread', chatId] as const,
  unread: (personId: number) => ['chat', personId, 'unread'] as const,
};

/** 0 while nobody is known: the shell sends guests away from here. */
export const usePersonId = (): number => useSession().user?.id ?? 0;
