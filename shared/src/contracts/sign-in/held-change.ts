import * as z from 'zod/mini';

/** A small change that can be sent again, also by another document of this site. */
export const heldChange = z.object({
  method: z.enum(['POST', 'PATCH', 'PUT', 'DELETE']),
  /** Below `/api`, without dots, a query or a host. */
  path: z.string().check(z.regex(/^(\/[\w-]+)+$/)),
  body: z.optional(z.unknown()),
  idempotencyKey: z.optional(z.string()),
});
export type HeldChange = z.infer<typeof heldChange>;

/** A change that waits, in the tab's session storage, until its account signs in again. */
export const storedChange = z.extend(heldChange, {
  /** Account that pressed. */
  userId: z.int(),
  /** Milliseconds. */
  at: z.number(),
});
export type StoredChange = z.infer<typeof storedChange>;
