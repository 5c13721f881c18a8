import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Mapping, mapping } from './mapping.ts';

const folder = fileURLToPath(new URL('../mappings/', import.meta.url));

/** Loads all mapping files; throws with the file's name when one is invalid. */
export async function readMappings(): Promise<Mapping[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map((name) => readMapping(`${folder}${name}`)));
}

async function readMapping(path: string): Promise<Mapping> {
  const parsed = mapping.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${path}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message}`);
}

/** The mapping with the given name or path, otherwise the one with the most `detect` fields that a record has. */
export async function chooseMapping(
  samples: readonly Record<string, unknown>[],
  asked: string | undefined,
): Promise<Mapping> {
  const all = await readMappings();
  if (asked?.endsWith('.json')) return readMapping(asked);
  const names = all.map(({ name }) => name).join(', ');
  if (asked !== undefined) {
    const found = all.find(({ name }) => name === asked);
    if (!found) throw new Error(`There is no mapping "${asked}". There are: ${names}.`);
    return found;
  }
  const fitting = all.filter((one) => samples.some((sample) => fits(one, sample)));
  const best = fitting.sort((a, b) => tellsMore(b) - tellsMore(a))[0];
  if (best) return best;
  const seen = samples[0] ? Object.keys(samples[0]).slice(0, 12).join(', ') : 'no record';
  throw new Error(`No mapping knows this shape (${seen}). Write one, or choose with --mapping: ${names}.`);
}

function fits(candidate: Mapping, sample: Record<string, unknown>): boolean {
  return candidate.detect.every((name) => name in sample) && hasValues(candidate, sample);
}

/** Whether a record is a job: feeds may contain other types, which lack these values. */
export const hasValues = ({ detectValues }: Mapping, value: Record<string, unknown>): boolean =>
  Object.entries(detectValues ?? {}).every(([name, wanted]) => [value[name]].flat().includes(wanted));

const tellsMore = ({ detect, detectValues }: Mapping): number =>
  detect.length + 100 * Object.keys(detectValues ?? {}).length;
