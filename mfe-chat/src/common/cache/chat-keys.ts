import { useSession } from '@jobharbor/shared/remote';

/** Query keys with the user's id, so that a second login never reads the first user's cached chats. */
export const chatKeys = {
  all: (personId: number) => ['chat', personId] as const,
  list: (personId: number) => ['chat', personId, 'list'] as const,
  chats: (personId: number) => ['chat', personId, 'one'] as const,
  chat: (personId: number, chatId: number) => ['chat', personId, 'one', chatId] as const,
  thread: (personId: number, chatId: number) => ['chat', personId, 'thread', chatId] as const,
  unread: (personId: number) => ['chat', personId, 'unread'] as const,
};

/** Id of the signed-in user; 0 for a guest, whom the shell redirects from these pages. */
export const usePersonId = (): number => useSession().user?.id ?? 0;
