import type { Machine } from '@jobharbor/platform/schemas';

/** Seconds without a report, which is due every ten. */
const silentAfter = 45;
/** Minimum free shares. */
const minCount = { disk: 0.1, memory: 0.05 };

const listOf = new Intl.ListFormat('en');
/** The part of a path that names a file of the store. */
const nameOf = (path: string): string => path.split('/').slice(-3).join('/');

/** Problems of a gateway or its machine, as texts; empty without any. */
export function findProblems(machine: Machine, now: number): string[] {
  const { at, api, disk_free, disk_total, memory_free, memory_total, load, cores, unreadable } = machine;
  // An outdated report says nothing about the present.
  if (now - at > silentAfter) return ['silent'];
  return [
    ...(api === 'silent' ? ['API does not answer'] : []),
    ...(api === 'read-only' ? ['database only reads'] : []),
    ...(api === 'no-database' ? ['database does not answer'] : []),
    ...(disk_free / disk_total < minCount.disk ? ['disk nearly full'] : []),
    ...(memory_free / memory_total < minCount.memory ? ['memory nearly full'] : []),
    ...(load / cores > 4 ? ['overloaded'] : []),
    ...(unreadable.length > 0 ? [`cannot read ${listOf.format(unreadable.map(nameOf))}`] : []),
  ];
}
