import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Builds a package of the workspace; rejects with the end of the build's output. */
export function buildPackage(packageFolder: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const rsbuild = join(packageFolder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const child = spawn(process.execPath, [rsbuild, 'build'], { cwd: packageFolder, stdio: 'pipe' });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', reject);
  child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))));
  return promise;
}
