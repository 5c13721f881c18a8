import * as z from 'zod/mini';

/** What a gateway says of itself and its machine, every few seconds. Sizes are bytes, times seconds since 1970. */
export const machine = z.object({
  /** Of one run of a gateway. */
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  started_at: z.int(),
  at: z.int(),
  /** Resident memory of the gateway. */
  memory: z.number(),
  /** Of the machine. */
  memory_free: z.number(),
  memory_total: z.number(),
  /** Mean number of processes that wanted a core in the last minute, and how many cores there are. */
  load: z.number(),
  cores: z.int(),
  /** Of the disk that the release store, or its local copy, is on. */
  disk_free: z.number(),
  disk_total: z.number(),
  /** Processes that draw pages. */
  processes: z.array(z.object({ name: z.string(), version: z.string() })),
  /** `no-database`: the API answers that its database does not; `silent`: the API does not answer. */
  api: z.enum(['ok', 'no-database', 'silent']),
  /** Milliseconds until the API had answered. */
  api_ms: z.number(),
});
export type Machine = z.infer<typeof machine>;

/** `now`: by the clock of the gateway that answers, for how long ago something was. */
export const machineList = z.object({ now: z.int(), machines: z.array(machine) });
export type MachineList = z.infer<typeof machineList>;
