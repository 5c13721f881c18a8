import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** The first module of a federated build, in place of the bundler runtime that Module Federation writes into each. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default function startLoader(this: Rspack.LoaderContext<{ name: string; isShell: boolean }>): string {
  const { name, isShell } = this.getOptions();
  const call = `(__webpack_require__, ${JSON.stringify(name)});`;
  if (!isShell) return `__FEDERATION__.__START__${call}`;
  const path = JSON.stringify(join(import.meta.dirname, 'start-shell.ts'));
  return `import { startShell } from ${path};\nstartShell${call}`;
}
