import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';

export interface NewRecruiter {
  companyId: number;
  firstName: string;
  lastName: string;
  title: string;
  /** The account that answers for this recruiter; without one, nobody can log in as them yet. */
  managedBy: number | null;
}

const batch = 500;

/** Adds recruiters, in bulk and in order. They have no login of their own: their manager's account acts for them. */
export async function createRecruiters(db: Db, recruiters: readonly NewRecruiter[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < recruiters.length; start += batch) {
    const some = recruiters.slice(start, start + batch);
    ids.push(...(await db.transaction().execute((tx) => insertRecruiters(tx, some))));
  }
  return ids;
}

/** One recruiter; see {@link createRecruiters}. */
export async function createRecruiter(db: Db, recruiter: NewRecruiter): Promise<number> {
  const [id] = await createRecruiters(db, [recruiter]);
  if (id === undefined) throw new Error('The database returned no id for a recruiter');
  return id;
}

/** As {@link createRecruiters}, for a few and in the caller's transaction. */
export async function insertRecruiters(tx: Db, recruiters: readonly NewRecruiter[]): Promise<number[]> {
  const people = recruiters.map(({ firstName, lastName }) => ({
    role: 'recruiter' as const,
    first_name: firstName,
    last_name: lastName,
    is_profile_completed: true,
  }));
  const accounts = await insertRows(people, (chunk) =>
    tx.insertInto('accounts').values(chunk).returning('id'),
  );
  // Identity values are handed out in the order of the rows, whatever the order of the answer.
  const ids = accounts.map(({ id }) => id).sort((a, b) => a - b);
  const rows = recruiters.map(({ companyId, title, managedBy }, index) => ({
    account_id: ids[index] ?? 0,
    company_id: companyId,
    title,
    managed_by: managedBy,
  }));
  await insertRows(rows, (chunk) => tx.insertInto('recruiters').values(chunk));
  return ids;
}
