import { undoDays } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { AccountTables } from '../../database/tables/account-tables.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { employerLink, type MailServices, mailMember } from './member-mails.ts';
import { findAdmin, lockCompany } from './membership.ts';

/** The link of a former admin, before it is mailed. */
export interface TransferUndo {
  token: string;
  until: Date;
}

type StoredUndo = Selectable<AccountTables['company_undos']>;

/** Stores who belongs to the company before it is handed over. */
export async function saveTransferUndo(
  tx: Db,
  { companyId, accountId, now }: { companyId: number; accountId: number; now: Date },
): Promise<TransferUndo> {
  const token = generateToken();
  const until = new Date(now.getTime() + undoDays * 86_400_000);
  const members = await tx
    .selectFrom('recruiters')
    .select(sql<string>`jsonb_agg(to_jsonb(recruiters))::text`.as('rows'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('company_undos')
    .values({
      ...{ company_id: companyId, account_id: accountId, token_hash: hashToken(token) },
      ...{ members: members.rows, created_at: now, expires_at: until },
    })
    .execute();
  return { token, until };
}

/** The hand-over that a link undoes, with the company's name; undefined for another link, or one that has expired. */
export const findTransferUndo = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('company_undos')
    .innerJoin('companies', 'companies.id', 'company_undos.company_id')
    .selectAll('company_undos')
    .select('companies.name as company')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

interface Undoing {
  origin: RequestOrigin;
  now: Date;
}

/**
 * Gives a company back to its former admin. 42341 for a link that a concurrent request has used. 42347 for a former
 * admin who has left and recruits for another company.
 */
export const undoTransfer = (db: Db, services: MailServices, undo: StoredUndo, by: Undoing): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (await isElsewhere(tx, undo)) throw new ApiError(errorCode.alreadyInCompany);
    const isRestored = await restoreCompany(tx, services, undo, by);
    if (!isRestored) throw new ApiError(errorCode.changeLinkInvalid);
  });

/**
 * Undoes what was handed over since `since` with an account that its owner takes back: the mails about it went to the thief.
 * A hand-over before it stays.
 */
export async function undoTransfersSince(
  tx: Db,
  services: MailServices,
  { accountId, since, ...by }: Undoing & { accountId: number; since: Date },
): Promise<void> {
  const undos = await tx
    .selectFrom('company_undos')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute();
  // The first of a company uses up those after it.
  for (const undo of undos) if (!(await isElsewhere(tx, undo))) await restoreCompany(tx, services, undo, by);
}

async function isElsewhere(tx: Db, { account_id, company_id }: StoredUndo): Promise<boolean> {
  const row = await tx
    .selectFrom('recruiters')
    .select('company_id')
    .where('account_id', '=', account_id)
    .where('company_id', '<>', company_id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Restores members and roles, withdraws later invitations, and ends all tokens of the company's members and the sessions of
 * those who were its admins since. Uses up the company's later links; false if this one was used.
 */
async function restoreCompany(
  tx: Db,
  services: MailServices,
  { id, company_id: companyId, account_id: accountId, created_at, members }: StoredUndo,
  { origin, now }: Undoing,
): Promise<boolean> {
  const company = await lockCompany(tx, companyId);
  const used = await tx
    .deleteFrom('company_undos')
    .where('company_id', '=', companyId)
    .where('id', '>=', id)
    .returning(['id', 'account_id'])
    .execute();
  if (!used.some((one) => one.id === id)) return false;
  const admin = await findAdmin(tx, companyId);
  await endTokens(tx, companyId);
  await restoreMembers(tx, companyId, members);
  await endTokens(tx, companyId);
  await tx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('invited_at', '>=', created_at)
    .execute();
  const ruled = new Set([...used.map((one) => one.account_id), ...(admin === undefined ? [] : [admin.id])]);
  for (const one of ruled) {
    await endOtherSessions(tx, one, null);
    await insertAccountEvent(tx, { accountId: one, event: 'devices-ended', origin, now });
  }
  await announceReturn(tx, services, { company: company.name, accountId, readers: [...ruled], now });
  return true;
}

/** Who has joined another company since stays there. */
async function restoreMembers(
  tx: Db,
  companyId: number,
  members: readonly Record<string, unknown>[],
): Promise<void> {
  await tx
    .updateTable('recruiters')
    .set({ role: 'recruiter' })
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .execute();
  // Named, so that a column of a later migration takes its default.
  const columns = sql.join(Object.keys(members[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into recruiters (${columns})
    select ${columns} from jsonb_populate_recordset(null::recruiters, ${JSON.stringify(members)}::jsonb) m
    where m.account_id in (select id from accounts)
      and (m.managed_by is null or m.managed_by in (select id from accounts))
    on conflict (account_id) do update set role = excluded.role
    where recruiters.company_id = excluded.company_id`.execute(tx);
}

const endTokens = (tx: Db, companyId: number) =>
  tx
    .deleteFrom('site_tokens')
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('recruiters').select('account_id').where('company_id', '=', companyId),
    )
    .execute();

interface Return {
  company: string;
  /** Who is the admin again. */
  accountId: number;
  readers: readonly number[];
  now: Date;
}

async function announceReturn(tx: Db, services: MailServices, told: Return): Promise<void> {
  const { company, accountId, readers, now } = told;
  const admin = await findAccount(tx, accountId);
  for (const id of readers) {
    const reader = await findAccount(tx, id);
    if (reader === undefined || admin === undefined) continue;
    const time = writeTime(languageOf(reader), now);
    const data = { company, member: fullName(admin), time, ...employerLink(services, '/members') };
    await mailMember(tx, services, reader, { template: 'company-transfer-undone', data, now });
  }
}
