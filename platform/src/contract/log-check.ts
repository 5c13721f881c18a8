import * as z from 'zod/mini';

/** Result of verifying the log's hash chain. Entries from before the chain are not covered. */
export const logCheck = z.object({
  entries: z.int(),
  /** Sequence number of the first chained entry; null without any. */
  chained_from: z.nullable(z.int()),
  /** SHA-256 of the newest entry's file, hexadecimal: stored elsewhere, it reveals a truncated log. */
  digest: z.nullable(z.string()),
  /** Time of the newest entry: seconds. Null if none is readable. */
  newest_at: z._default(z.nullable(z.int()), null),
  problems: z.array(
    z.object({ seq: z.int(), what: z.enum(['missing', 'unreadable', 'altered', 'unchained']) }),
  ),
});
export type LogCheck = z.infer<typeof logCheck>;
