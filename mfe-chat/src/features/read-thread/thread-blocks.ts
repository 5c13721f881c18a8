import type { Entry } from './thread-entries.ts';

/** A message with what stands around it. */
export interface Row {
  entry: Entry;
  /** Whether the heading of a day stands above it. */
  startsDay: boolean;
  /** Whether it is the last of its group (one author, no pause), which shows time and status. */
  endsGroup: boolean;
}

/** Neighbouring messages that are rendered or left out together. */
export interface Block {
  key: string;
  rows: readonly Row[];
}

/** Seconds between two messages of one author that start a new group. */
const groupGap = 300;

/** Whether an entry stands in the group of the one before: of one author, shortly after, and no line between messages. */
const continues = (previous: Entry, entry: Entry): boolean =>
  previous.isOwn === entry.isOwn &&
  entry.at - previous.at < groupGap &&
  (previous.content.kind === 'system') === (entry.content.kind === 'system');

/**
 * Whether a block begins with this message: about one in 16 by a hash of the id. So earlier messages that are prepended
 * move no boundary, and blocks keep their keys. Consecutive ids give blocks of nearly equal size.
 */
const startsBlock = ({ id }: Entry): boolean => id !== 0 && Math.imul(id, 0x9e3779b1) >>> 28 === 0;

/**
 * Creates the function that splits entries into blocks. A block without changes stays the same object, so that its
 * memoized component is not rendered again.
 */
export function createBlocks(timeZone: string): (entries: readonly Entry[]) => Block[] {
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new WeakMap<Entry, string>();
  const dayOf = (entry: Entry): string => {
    const known = days.get(entry);
    if (known !== undefined) return known;
    const day = dayFormat.format(entry.at * 1000);
    days.set(entry, day);
    return day;
  };
  let known = new Map<string, Block>();

  return (entries) => {
    const blocks: { key: string; rows: Row[] }[] = [];
    entries.forEach((entry, index) => {
      const [before, after] = [entries[index - 1], entries[index + 1]];
      const startsDay = !before || dayOf(before) !== dayOf(entry);
      const endsGroup = !after || dayOf(after) !== dayOf(entry) || !continues(entry, after);
      const row = { entry, startsDay, endsGroup };
      const block = blocks.at(-1);
      if (block && !startsBlock(entry)) block.rows.push(row);
      else blocks.push({ key: entry.key, rows: [row] });
    });
    const result = blocks.map(({ key, rows }) => {
      // The first block grows at its beginning, and keeps its key.
      const first = rows.find(({ entry }) => known.has(entry.key))?.entry.key ?? key;
      return sameBlock(known.get(first), { key: first, rows });
    });
    known = new Map(result.map((block) => [block.key, block]));
    return result;
  };
}

/** The block of before, if nothing of it has changed. */
function sameBlock(before: Block | undefined, block: Block): Block {
  const isSame =
    before?.rows.length === block.rows.length &&
    before.rows.every(({ entry, startsDay, endsGroup }, index) => {
      const row = block.rows[index];
      return row?.entry === entry && row.startsDay === startsDay && row.endsGroup === endsGroup;
    });
  return isSame ? before : block;
}
