import { randomUUID } from 'node:crypto';
import type { S3Objects } from './s3-objects.ts';

const folder = 'locks/';
const pause = 25;

/**
 * One writer at a time on a server without conditional writes, by Lamport's bakery: each draws a number above all that
 * it sees, and waits until nobody is drawing and nobody has a smaller one. It asks of the server only that a finished
 * write is listed. A turn that has stood in somebody's way for `patience` milliseconds is of a writer that died.
 */
export async function takeTurn<T>(objects: S3Objects, work: () => Promise<T>, patience = 60_000): Promise<T> {
  const id = randomUUID();
  const drawing = `${folder}drawing-${id}`;
  let turn: string | undefined;
  try {
    await objects.write(drawing, id);
    const last = (await turns(objects)).at(-1);
    const number = last ? Number(last.slice(folder.length + 5, folder.length + 17)) + 1 : 1;
    turn = `${folder}turn-${String(number).padStart(12, '0')}-${id}`;
    await objects.write(turn, id);
    await objects.remove(drawing);
    await waitFor(objects, turn, patience);
    return await work();
  } finally {
    await objects.remove(drawing);
    if (turn) await objects.remove(turn);
  }
}

async function waitFor(objects: S3Objects, turn: string, patience: number): Promise<void> {
  const since = new Map<string, number>();
  for (;;) {
    const all = await objects.keys(folder);
    if (!all.includes(turn)) throw new Error('Another writer took this one for dead. Try again.');
    const before = all.filter(
      (key) => key.startsWith(`${folder}drawing-`) || (key.startsWith(`${folder}turn-`) && key < turn),
    );
    if (before.length === 0) return;
    for (const key of before) {
      const first = since.get(key) ?? Date.now();
      since.set(key, first);
      if (Date.now() - first > patience) await objects.remove(key);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const turns = async (objects: S3Objects): Promise<string[]> => (await objects.keys(`${folder}turn-`)).sort();
