import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { pnpmCommand } from './pnpm-command.ts';

/** Name of the document in the folder of a release. */
export const sbomFile = 'sbom.cdx.json';

const run = promisify(execFile);

/**
 * Writes the software bill of materials (CycloneDX) of a package into `file`: its dependencies at run time with their
 * versions, licences and checksums, by pnpm. Rejects with pnpm's output.
 */
export async function writeSbom(packageFolder: string, file: string): Promise<void> {
  const [program, ...first] = pnpmCommand();
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--filter',
    '.',
    '--prod',
  ];
  const { stdout } = await run(program, [...first, ...args], {
    cwd: packageFolder,
    maxBuffer: 64 * 2 ** 20,
  });
  // Throws if the output is not a JSON document.
  JSON.parse(stdout);
  await writeFile(file, stdout);
}
