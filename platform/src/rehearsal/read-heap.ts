import type { CDPSession } from 'playwright';
import * as z from 'zod/mini';

/** Heap use of the page's own values. */
export interface Heap {
  bytes: number;
  /** Name of a constructor or function → number of its objects or closures. */
  counts: Record<string, number>;
}

const snapshot = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.array(z.unknown()) }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
});

/**
 * Node types of the engine: compiled code, which grows with every hot function, and the browser's records of requests and
 * timing. With them a page without leaks grows by a tenth in a hundred mounts.
 */
const notOfThePage = new Set(['code', 'native', 'synthetic', 'hidden']);

/** Collects garbage and adds up what objects, closures, arrays and strings take. */
export async function readHeap(cdp: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot: about, nodes, strings } = snapshot.parse(JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = about.meta;
  const at = (name: string) => fields.indexOf(name);
  const typeNames = z.array(z.string()).parse(types[at('type')]);
  const heap: Heap = { bytes: 0, counts: {} };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const field = (name: number) => nodes[node + name] ?? 0;
    const type = typeNames[field(at('type'))] ?? '';
    if (notOfThePage.has(type)) continue;
    heap.bytes += field(at('self_size'));
    if (type !== 'object' && type !== 'closure') continue;
    const name = strings[field(at('name'))] || '(no name)';
    heap.counts[name] = (heap.counts[name] ?? 0) + 1;
  }
  return heap;
}

/** The kinds with the largest growth. */
export const largestGrowth = (early: Heap, late: Heap, atLeast: number): string[] =>
  Object.entries(late.counts)
    .map(([name, count]) => ({ name, by: count - (early.counts[name] ?? 0) }))
    .filter(({ by }) => by >= atLeast)
    .sort((a, b) => b.by - a.by)
    .slice(0, 4)
    .map(({ name, by }) => `${by} more ${name}`);
