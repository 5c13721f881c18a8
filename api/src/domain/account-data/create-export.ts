import { dataExportDays, type LanguageTag } from '@jobharbor/shared/contracts';
import { type AsyncZippable, zip } from 'fflate';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FileStore } from '../../files/file-store.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeTime } from '../../mail/write-time.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { retention } from '../retention/retention.ts';
import { addNamed, type ExportedData, renderExport } from './describe-export.ts';
import { findOwnedTables, type OwnedColumn } from './owned-tables.ts';
import { readArchiveKey } from './portable/archive-key.ts';
import { portableFiles } from './portable/portable-files.ts';
import { signArchive } from './portable/sign-archive.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'files' | 'config'>;

/** Tables without personal data. */
const technical = new Set([
  // Of colleagues.
  'company_undos',
  'data_exports',
  'idempotency_keys',
  'known_devices',
  'passkey_challenges',
  // What can still be undone is told to nobody.
  'planned_declines',
  'qr_logins',
]);

const secrets = new Map(retention.map(({ table, secret }) => [table, secret]));

/** Columns left out of the archive: hashes, file keys, credentials, and what `retention.csv` calls a secret. */
const isSecret = (table: string, { name, type }: OwnedColumn): boolean =>
  type === 'bytea' ||
  /(hash|file_key|secret|token|cipher\w*|private\w*)$/.test(name) ||
  secrets.get(table)?.includes(name) === true;

/**
 * Creates the archive `id` unless it exists: `data.json` with every row of the account, by table, the same to read in
 * `data.html`, and its files. Notifies the owner by mail. The queue retries it when it rejects.
 */
export async function createExport(
  { db, queue, files, config }: Services,
  id: string,
  now: Date,
): Promise<void> {
  const row = await db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.status !== 'queued') return;
  const account = await findAccount(db, row.account_id);
  if (account === undefined) return;
  const language = row.language as LanguageTag;
  const wanted = { accountId: row.account_id, siteUrl: config.siteUrl, language, now };
  const bytes = await pack(await collect(db, files, wanted));
  const fileKey = await files.save(bytes);
  const expiresAt = new Date(now.getTime() + dataExportDays * 86_400_000);
  try {
    await db.transaction().execute(async (tx) => {
      const done = await tx
        .updateTable('data_exports')
        .set({ status: 'ready', file_key: fileKey, size: bytes.length, expires_at: expiresAt })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .returning('id')
        .executeTakeFirst();
      // Another process made it meanwhile, or the account is gone.
      if (done === undefined) await tx.insertInto('removed_files').values({ file_key: fileKey }).execute();
      else if (account.email !== null) {
        const data = {
          time: writeTime(language, expiresAt),
          download_url: sitePage(config.siteUrl, language, account.country_key, '/account-settings'),
        };
        await sendMail(tx, queue, { template: 'data-export', to: account.email, language, data, now });
      }
    });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

const pack = (content: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(content, { level: 6 }, (error, bytes) => (error === null ? resolve(bytes) : reject(error))),
  );

interface Wanted {
  accountId: number;
  siteUrl: string;
  language: LanguageTag;
  now: Date;
}

/** The archive's files by their names. */
async function collect(db: Db, files: FileStore, wanted: Wanted): Promise<AsyncZippable> {
  const { accountId, siteUrl: site, now } = wanted;
  const data: ExportedData = {};
  const stored: Record<string, Uint8Array> = {};
  const account = {
    name: 'accounts',
    columns: await accountColumns(db),
    rows: sql<boolean>`id = ${accountId}`,
  };
  for (const { name, columns, rows } of [account, ...(await findOwnedTables(db, accountId))]) {
    if (technical.has(name)) continue;
    // The first column is the key, which makes the order that of creation.
    const { rows: found } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${rows} order by 1`.execute(db);
    const shown = columns.filter((column) => !isSecret(name, column));
    data[name] = found.map((row) =>
      Object.fromEntries(shown.map((column) => [column.name, row[column.name]])),
    );
    for (const row of found)
      for (const column of columns.filter((each) => each.name.endsWith('file_key'))) {
        const key = row[column.name];
        const bytes = typeof key === 'string' ? await files.read(key) : null;
        if (bytes !== null) stored[fileName(name, column.name, row)] = bytes;
      }
  }
  const named = await addNamed(db, data);
  const encoder = new TextEncoder();
  const texts = {
    'data.json': JSON.stringify(named, null, 2),
    'data.html': renderExport(named, now),
    ...(await portableFiles(db, wanted)),
  };
  const written = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)] as const),
  );
  const key = await readArchiveKey(db);
  const signature = await signArchive({ ...stored, ...written }, { key, site: new URL(site).origin, now });
  // Documents and pictures are compressed already.
  const packed = Object.entries(stored).map(([name, bytes]) => [name, [bytes, { level: 0 }]] as const);
  return { ...Object.fromEntries(packed), ...written, ...signature } as AsyncZippable;
}

async function accountColumns(db: Db): Promise<OwnedColumn[]> {
  const { rows } = await sql<OwnedColumn>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'accounts'`.execute(db);
  return rows;
}

/**
 * `resumes/12-CV Aylin.pdf`: a name that no other file has, and no path of any system. A row may name several files, each
 * in a column such as `cover_file_key`, with its name and format beside it where it has its own.
 */
function fileName(table: string, column: string, row: Record<string, unknown>): string {
  const part = column.replace(/_?file_key$/, '');
  const own = row[part === '' ? 'filename' : `${part}_filename`];
  const shared = [row.filename, row.name].find((name) => typeof name === 'string');
  const given = own ?? (part === '' ? shared : [shared, part].filter(Boolean).join('-')) ?? '';
  const isPicture = table === 'avatars' || table === 'feedback_pictures' || part === 'cover';
  const format = row[part === '' ? 'format' : `${part}_format`] ?? (isPicture ? 'jpg' : '');
  const stem = String(given)
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '');
  const ending = format === '' || stem.toLowerCase().endsWith(`.${format}`) ? '' : `.${format}`;
  return `${table}/${[row.id, stem].filter(Boolean).join('-')}${ending}`;
}
