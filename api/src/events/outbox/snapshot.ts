/** PostgreSQL's `pg_snapshot`: which transactions had ended. */
export interface Snapshot {
  /** `xmin:xmax:xip,…` */
  text: string;
  /** Transactions below have ended. */
  xmin: number;
  /** Transactions from here on had not begun. */
  xmax: number;
  /** Transactions between the two that had not ended. */
  running: ReadonlySet<number>;
}

export function parseSnapshot(text: string): Snapshot {
  const [xmin, xmax, xip = ''] = text.split(':');
  const running = new Set(xip === '' ? [] : xip.split(',').map(Number));
  return { text, xmin: Number(xmin), xmax: Number(xmax), running };
}

/** Whether the rows of a committed transaction are visible in the snapshot. */
export const isVisible = ({ xmin, xmax, running }: Snapshot, xid: number): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid));

/** Whether all that `earlier` sees is visible in `later`. Of two snapshots of one server, one includes the other. */
export const includes = (later: Snapshot, earlier: Snapshot): boolean =>
  earlier.xmax <= later.xmax &&
  [...later.running].every((xid) => xid >= earlier.xmax || earlier.running.has(xid));
