import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type BundledLicenses, licensesFile } from '../remote/bundled-licenses.ts';
import { reportPlugin } from './report-plugin.ts';

/** Emits `licenses.json`: the packages of others among the build's modules, with their own license files. */
export const reportLicenses = (): RsbuildPlugin =>
  reportPlugin({
    name: 'report-licenses',
    file: licensesFile,
    read: ({ modules }) =>
      licensesOf([...modules].map((module) => ('resource' in module ? String(module.resource) : ''))),
  });

/** The packages of others that contain `files`, by name. Rejects for one that states no license. */
export async function licensesOf(files: readonly string[]): Promise<BundledLicenses> {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []));
  const read = await Promise.all([...folders].map(readPackage));
  // A package can be installed twice, for different peers.
  const byId = new Map(read.map((found) => [`${found.name} ${found.version}`, found]));
  const sorted = [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
  const texts = [...new Set(sorted.flatMap(({ text }) => text ?? []))];
  const packages = sorted.map(({ text, ...rest }) => ({
    ...rest,
    text: text === null ? null : texts.indexOf(text),
  }));
  return { packages, texts };
}

/** The folder of the innermost package in `node_modules` that contains a file; undefined for a file of ours. */
const packageFolderOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

async function readPackage(folder: string) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  if (typeof license !== 'string' || license === '')
    throw new Error(`${name} ${version} states no license, so it may not reach a browser (${folder}).`);
  const files = (await readdir(folder))
    .filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.map((content) => content.trim().replaceAll('\r\n', '\n')).join('\n\n');
  return { name, version, license, text: text || null };
}
