import * as z from 'zod/mini';

/** Answer of a gateway that was asked to open a set before it is served. */
const preparedSet = z.object({
  /** Of the question. */
  id: z.string(),
  failure: z.nullable(z.string()),
  /** Milliseconds; absent in answers of older versions. */
  took: z.optional(z.int()),
});
export type PreparedSet = z.infer<typeof preparedSet>;

/** Status of a gateway and its machine, updated every few seconds. Sizes in bytes, times in seconds since 1970. */
export const machine = z.object({
  /** Id of one gateway process. */
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  started_at: z.int(),
  at: z.int(),
  /** Resident set size of the gateway. */
  memory: z.number(),
  /** Free memory of the machine. */
  memory_free: z.number(),
  memory_total: z.number(),
  /** Load average of the last minute, and number of cores. */
  load: z.number(),
  cores: z.int(),
  /** Free bytes on the disk of the release store or its local copy. */
  disk_free: z.number(),
  disk_total: z.number(),
  /** Render processes. */
  processes: z.array(z.object({ name: z.string(), version: z.string() })),
  /**
   * `read-only`: the API has no primary, and reads replicas; `no-database`: its database does not answer; `silent`: the API
   * does not answer.
   */
  api: z.enum(['ok', 'read-only', 'no-database', 'silent']),
  /** Response time of the API in milliseconds. */
  api_ms: z.number(),
  /** Files of the release store that the gateway could not read, the first ones. */
  unreadable: z._default(z.array(z.string()), []),
  /** Its last answer; null before the first, absent in versions that do not prepare sets. */
  prepared: z.optional(z.nullable(preparedSet)),
});
export type Machine = z.infer<typeof machine>;

/** `now`: clock of the answering gateway, for relative times. */
export const machineList = z.object({ now: z.int(), machines: z.array(machine) });
export type MachineList = z.infer<typeof machineList>;
