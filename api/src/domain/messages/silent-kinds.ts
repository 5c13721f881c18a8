import { sql } from 'kysely';

/** SQL: kinds of message that never count as unread. */
export const uncountedKinds = sql`('recalled', 'system')`;

/** SQL: kinds of message that are no news of a chat: notices of their own tell of the change. */
export const silentKinds = sql`('recalled', 'system', 'interview', 'offer')`;
