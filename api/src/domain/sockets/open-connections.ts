import type { Connection } from './socket-connection.ts';

/** The open connections of each account. */
export function createOpenConnections() {
  const byAccount = new Map<number, Set<Connection>>();
  return {
    accountIds: () => [...byAccount.keys()],
    all: () => [...byAccount.values()].flatMap((tabs) => [...tabs]),
    of: (accountId: number) => [...(byAccount.get(accountId) ?? [])],
    /** Returns a function that removes it. */
    add(connection: Connection): () => void {
      const { accountId } = connection.participant;
      const tabs = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, tabs.add(connection));
      return () => {
        tabs.delete(connection);
        if (tabs.size === 0) byAccount.delete(accountId);
      };
    },
  };
}

export type OpenConnections = ReturnType<typeof createOpenConnections>;
