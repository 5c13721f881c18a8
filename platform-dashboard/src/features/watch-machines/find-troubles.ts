import type { Machine } from '@jobharbor/platform/schemas';

/** Seconds without a word, which is due every ten. */
const silentAfter = 45;
/** Shares that are left. */
const minCount = { disk: 0.1, memory: 0.05 };

/** What is wrong with a gateway or its machine, in words; nothing where all is well. */
export function findTroubles(machine: Machine, now: number): string[] {
  const { at, api, disk_free, disk_total, memory_free, memory_total, load, cores } = machine;
  // What it said last says nothing of now.
  if (now - at > silentAfter) return ['silent'];
  return [
    ...(api === 'silent' ? ['API does not answer'] : []),
    ...(api === 'no-database' ? ['database does not answer'] : []),
    ...(disk_free / disk_total < minCount.disk ? ['disk nearly full'] : []),
    ...(memory_free / memory_total < minCount.memory ? ['memory nearly full'] : []),
    ...(load / cores > 4 ? ['overloaded'] : []),
  ];
}
