import { writtenKinds } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';

/** SQL: kinds of message that never count as unread. */
export const uncountedKinds = sql`('recalled', 'system')`;

/** SQL: kinds of message that are no news of a chat: notices of their own tell of the change. */
export const silentKinds = sql`('recalled', 'system', 'interview', 'offer')`;

/** Kinds by which a side has written itself, also where it recalled the message. */
export const ownKinds = [...writtenKinds, 'recalled'] as const;
