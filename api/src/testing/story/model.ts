import { documentedTable } from '../documented-table.ts';

/** What the documents say that a side does: by action, the cells of each state. */
const tables = {
  candidate: documentedTable('interviews.md', 'What the candidate does'),
  employer: documentedTable('interviews.md', 'What the employer does'),
  admin: documentedTable('interviews.md', 'What an admin decides'),
  application: documentedTable('applications.md', 'Applications'),
  offer: documentedTable('applications.md', 'Offers'),
};

/** The outcomes that a table allows for a state: of `upcoming, within 3 hours` those of its row only. */
export function allowed(table: keyof typeof tables, state: string, action: string): string[] {
  const [head = [], ...rows] = tables[table];
  const column = head.indexOf(action);
  if (column < 1) throw new Error(`The table has no action ${action}.`);
  return rows.filter(([name]) => name === state).map((row) => row[column] ?? '');
}

export const hour = 3_600;

/** The story as the model holds it: decided by the tables, never read from the API. */
export interface Model {
  /** Seconds. */
  now: number;
  status: string;
  interview: { state: string; start: number; wasCheckedIn: boolean; isDecided?: boolean } | null;
  offer: { state: string; until: number } | null;
}
export const hoursFrom = ({ now }: Model, { start }: { start: number }) => (now - start) / hour;

/** The row of the interviews' tables: the stored state as the clock shows it. */
export function rowOf(model: Model): string {
  const { interview } = model;
  if (interview === null) return '';
  const hours = hoursFrom(model, interview);
  const { state } = interview;
  if (state === 'pending' || state === 'proposed') {
    if (hours >= 0) return 'expired';
    return state === 'proposed' ? 'pending, other times proposed' : 'pending';
  }
  if (state === 'upcoming' || state === 'checked_in') {
    if (hours >= 0.75) return 'finished';
    if (state === 'checked_in') return state;
    if (hours >= 0) return 'in_progress';
    return hours > -3 ? 'upcoming, within 3 hours' : state;
  }
  return state === 'completed' && hours > 73 ? 'completed, result due' : state;
}
export const stageOf = (model: Model): string => rowOf(model).split(',')[0] ?? '';
export const openStages: readonly string[] = ['pending', 'upcoming', 'checked_in', 'in_progress'];
export const offerOf = ({ offer, now }: Model): string | null =>
  offer?.state === 'open' && offer.until <= now ? 'expired' : (offer?.state ?? null);

export const hasEnded = ({ status }: Model): boolean => status === 'declined' || status === 'withdrawn';
