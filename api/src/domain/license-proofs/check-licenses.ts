import { ApiError } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { pageShows } from './page-shows.ts';
import { hostOf, proofKey } from './proof-key.ts';
import { readPage } from './read-page.ts';

type Services = Pick<Dependencies, 'db' | 'getPublic'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const recheckMs = 90 * day;
/** Lease time: longer than a page can take. After it another process checks the licence of a killed one. */
const leaseMs = 5 * minute;
/** Licences that one run checks, and of them at a time. */
const [perRun, atOnce] = [30, 3];
/** Maximum number of licences a day whose page is on the same host. */
const perHost = { limit: 100, seconds: 86_400 };

interface DueLicense {
  id: number;
  number: string;
  address: string;
  first_name: string;
  last_name: string;
}

/**
 * Opens the check addresses of licences that are due: of new and changed ones, and of all others after 90 days. Stores
 * when number and name were found there, and nothing about a page without them.
 */
export async function checkLicenses({ db, getPublic }: Services, now: Date): Promise<void> {
  await forgetRenamed(db);
  for (let checked = 0; checked < perRun; checked += atOnce) {
    const due = await lease(db, now);
    if (due.length === 0) return;
    await Promise.all(due.map((license) => check({ db, getPublic }, license, now)));
  }
}

/** Resets the proof of a licence that was found under an earlier name of the account. */
const forgetRenamed = (db: Db) =>
  sql`
    update profile_entries e set proof_found_at = null, proof_due_at = null
    from accounts a
    where a.id = e.account_id and e.kind = 'license_certification' and e.proof_found_at is not null
      and e.proof_name is distinct from a.first_name || ' ' || a.last_name`.execute(db);

async function lease(db: Db, now: Date): Promise<DueLicense[]> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<DueLicense>`
    update profile_entries e set proof_due_at = ${until}
    from accounts a
    where a.id = e.account_id and e.id in (
      select id from profile_entries
      where kind = 'license_certification' and content ->> 'credential_url' is not null
        and content ->> 'credential_id' is not null and (proof_due_at is null or proof_due_at <= ${now})
      order by proof_due_at nulls first limit ${atOnce} for update skip locked)
    returning e.id, e.content ->> 'credential_id' as number, e.content ->> 'credential_url' as address,
      a.first_name, a.last_name`.execute(db);
  return rows;
}

async function check({ db, getPublic }: Services, license: DueLicense, now: Date): Promise<void> {
  const { number, address, first_name, last_name } = license;
  const later = (ms: number) => new Date(now.getTime() + ms);
  try {
    await consumeAttempt(db, { key: `license-page:${hostOf(address)}`, ...perHost }, now);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await set(db, license, { proof_due_at: later(day) });
    return;
  }
  const page = await readPage(getPublic, address).catch(() => null);
  const isFound = page !== null && pageShows(page, { number, names: [first_name, last_name] });
  await set(db, license, {
    proof_due_at: later(recheckMs),
    proof_found_at: isFound ? now : null,
    proof_key: proofKey({ credential_id: number, credential_url: address }),
    proof_name: `${first_name} ${last_name}`,
  });
}

/** The licence may have been changed meanwhile, which makes it due again. */
const set = (
  db: Db,
  { id, number, address }: DueLicense,
  values: {
    proof_due_at: Date;
    proof_found_at?: Date | null;
    proof_key?: string;
    proof_name?: string;
  },
) =>
  db
    .updateTable('profile_entries')
    .set(values)
    .where('id', '=', id)
    .where(sql`content ->> 'credential_id'`, '=', number)
    .where(sql`content ->> 'credential_url'`, '=', address)
    .execute();
