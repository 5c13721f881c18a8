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

/**
 * The mapping with the given name or path, otherwise the only one that fits the records, or the most special of those
 * that do. If two mappings fit and none is a special case of the other, the operator must choose.
 */
export async function chooseMapping(
  samples: readonly Record<string, unknown>[],
  asked: string | undefined,
  known?: readonly Mapping[],
): Promise<Mapping> {
  const all = known ?? (await readMappings());
  if (asked?.endsWith('.json')) return readMapping(asked);
  const names = all.map(({ name }) => name).join(', ');
  if (asked !== undefined) {
    const found = all.find(({ name }) => name === asked);
    if (!found) throw new Error(`There is no mapping "${asked}". There are: ${names}.`);
    return found;
  }
  const fitting = all
    .map((one) => ({ one, rows: samples.filter((sample) => fits(one, sample)).length }))
    .filter(({ rows }) => rows > 0);
  const best = fitting.find((special) => fitting.every((other) => isSpecialCase(special, other)));
  if (best) return best.one;
  if (fitting.length > 1) {
    const otherCandidates = fitting.map(
      ({ one, rows }) => `${one.name} (${rows} of the first ${samples.length} records)`,
    );
    throw new Error(`Several mappings fit this shape: ${otherCandidates.join(', ')}. Choose with --mapping.`);
  }
  const seen = samples[0] ? Object.keys(samples[0]).slice(0, 12).join(', ') : 'no record';
  throw new Error(`No mapping knows this shape (${seen}). Write one, or choose with --mapping: ${names}.`);
}

function fits(candidate: Mapping, sample: Record<string, unknown>): boolean {
  return candidate.detect.every((name) => name in sample) && hasValues(candidate, sample);
}

/** Whether a record is a job: feeds may contain other types, which lack these values. */
export const hasValues = ({ detectValues }: Mapping, value: Record<string, unknown>): boolean =>
  Object.entries(detectValues ?? {}).every(([name, wanted]) => [value[name]].flat().includes(wanted));

interface Fitting {
  one: Mapping;
  rows: number;
}

/** Whether a mapping names all that another does, and fits as many records. */
const isSpecialCase = (special: Fitting, other: Fitting): boolean =>
  special === other ||
  (special.rows >= other.rows &&
    other.one.detect.every((name) => special.one.detect.includes(name)) &&
    Object.entries(other.one.detectValues ?? {}).every(
      ([name, value]) => special.one.detectValues?.[name] === value,
    ) &&
    special.one.detect.length + Object.keys(special.one.detectValues ?? {}).length >
      other.one.detect.length + Object.keys(other.one.detectValues ?? {}).length);
