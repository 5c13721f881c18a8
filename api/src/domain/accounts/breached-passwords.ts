/// <reference path="./bloomfilter.d.ts" />
import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { BloomFilter } from 'bloomfilter';
import { dataFile } from '../../data-files/data-file.ts';

export const breachedFile = dataFile('passwords/breached.bloom');
export const hashCount = 14;

/** Letter case protects no breached password: whoever tries a list tries both. */
export const normaliseForBreachList = (password: string): string => password.normalize('NFKC').toLowerCase();

let filter: BloomFilter | null = null;

/** Reads the filter: 32-bit words, little-endian. */
function readFilter(): BloomFilter {
  const bytes = readFileSync(breachedFile);
  if (endianness() === 'BE') bytes.swap32();
  return new BloomFilter(new Uint32Array(new Uint8Array(bytes).buffer), hashCount);
}

/**
 * Whether a password is one of the 100,000 that breaches revealed most often (Bloom filter). One of 15,000 others counts as
 * breached as well.
 */
export function isBreached(password: string): boolean {
  filter ??= readFilter();
  return filter.test(normaliseForBreachList(password));
}
