import * as z from 'zod/mini';

/** Whether the log is as it was written. Entries from before there was a chain are not covered by it. */
export const logCheck = z.object({
  entries: z.int(),
  /** Number of the first entry of the chain; null while there is none. */
  chained_from: z.nullable(z.int()),
  /** SHA-256 of the newest entry's file, hexadecimal: noted elsewhere, it also tells whether newer entries were removed. */
  digest: z.nullable(z.string()),
  /** When the newest entry was written: seconds. Null while there is none that can be read. */
  newest_at: z._default(z.nullable(z.int()), null),
  problems: z.array(
    z.object({ seq: z.int(), what: z.enum(['missing', 'unreadable', 'altered', 'unchained']) }),
  ),
});
export type LogCheck = z.infer<typeof logCheck>;
