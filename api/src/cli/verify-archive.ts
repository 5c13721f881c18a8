import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { archiveKeysPath, listArchiveKeys } from '@jobharbor/shared/calls/config/list-archive-keys';
import { RefusedArchive, verifyArchive } from '../domain/account-data/portable/verify-archive.ts';

const usage = `Usage: pnpm verify-archive FILE --site ORIGIN [--keys FILE]

  Verifies that the site of this origin, such as https://jobs.example, made the archive and that no byte has
  changed. The keys come from ORIGIN${archiveKeysPath}, or from a file with a stored JWK Set.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, keys: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [file, ...more] = positionals;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function fetchKeys(site: string): Promise<unknown> {
  const answer = await fetch(new URL(archiveKeysPath, site));
  if (!answer.ok) throw new Error(`${site} answers ${answer.status}, and no keys.`);
  return answer.json();
}

async function readKeys(site: string) {
  const read: unknown =
    values.keys === undefined ? await fetchKeys(site) : JSON.parse(await readFile(values.keys, 'utf8'));
  // A file may hold an answer of `/api/config/archive-keys`.
  const isAnswer = typeof read === 'object' && read !== null && 'data' in read;
  return listArchiveKeys.answer.parse(isAnswer ? read.data : read);
}

if (values.help || file === undefined || values.site === undefined || more.length > 0) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const site = new URL(values.site).origin;
  try {
    const manifest = await verifyArchive(await readFile(file), { keys: await readKeys(site), site });
    console.log(`Valid: ${Object.keys(manifest.files).length} files of ${manifest.created_at} by ${site}`);
  } catch (error) {
    console.error(error instanceof RefusedArchive ? `Refused: ${error.message}` : messageOf(error));
    process.exitCode = 1;
  }
}
