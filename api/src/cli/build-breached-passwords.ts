/**
 * Builds data/passwords/breached.bloom, the filter of breached passwords that nobody may choose.
 *
 *     node src/cli/build-breached-passwords.ts FILE
 *
 * FILE has a password a line. See data/passwords/README.md for its source.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { BloomFilter } from 'bloomfilter';
import { breachedFile, hashCount, normaliseForBreachList } from '../domain/accounts/breached-passwords.ts';

const bitsOfEach = 20;

const lines = readFileSync(process.argv[2] ?? '', 'utf8').split(/\r?\n/);
const passwords = new Set(lines.filter(Boolean).map(normaliseForBreachList));
const filter = new BloomFilter(passwords.size * bitsOfEach, hashCount);
for (const password of passwords) filter.add(password);
const bytes = Buffer.from(filter.buckets.buffer);
if (endianness() === 'BE') bytes.swap32();
writeFileSync(breachedFile, bytes);
console.log(
  `${passwords.size} passwords in ${bytes.length} bytes; ${(filter.error() * 100).toFixed(4)} % of others count as breached.`,
);
