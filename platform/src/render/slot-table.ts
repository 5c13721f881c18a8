import type { RenderProcess } from './render-process.ts';
import type { RenderOrigin, ServerBundle } from './server-bundle.ts';

/** Place of one process of a bundle, from its start until it ends or is stopped. */
export interface Slot {
  bundle: ServerBundle;
  process: Promise<RenderProcess>;
  running: RenderProcess | null;
  usedAt: number;
  from: RenderOrigin | null;
  /** Whether it has rendered anything since its start. */
  hasRendered: boolean;
}

export const keyOf = ({ name, version, folder }: ServerBundle): string => `${name} ${version} ${folder}`;

/** Number of renders that the process of a slot has not answered. */
export const waitingOf = ({ running }: Slot): number => running?.waiting() ?? 0;

export type SlotTable = ReturnType<typeof createSlotTable>;

/** The slots of a pool, by bundle. */
export function createSlotTable() {
  const slots = new Map<string, Slot[]>();
  const of = (bundle: ServerBundle): readonly Slot[] => slots.get(keyOf(bundle)) ?? [];
  return {
    of,
    all: (): Slot[] => [...slots.values()].flat(),
    has: (slot: Slot): boolean => of(slot.bundle).includes(slot),
    add: (slot: Slot): void => void slots.set(keyOf(slot.bundle), [...of(slot.bundle), slot]),
    remove(slot: Slot): void {
      const left = of(slot.bundle).filter((other) => other !== slot);
      if (left.length > 0) slots.set(keyOf(slot.bundle), left);
      else slots.delete(keyOf(slot.bundle));
    },
    clear: (): void => slots.clear(),
  };
}
