import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getOverride } from '../dev/get-override.ts';
import { serveLocalRemote } from '../dev/serve-local-remote.ts';
import { watchPackage } from '../dev/watch-package.ts';
import { runProgram } from '../process/run-program.ts';
import { devPort, projectFolder, releasablePackages } from '../settings.ts';
import { startSite } from '../site/start-site.ts';
import { removeBuildErrors } from '../store/build-errors.ts';
import { openStore } from '../store/open-store.ts';

const say = (text: string) => console.log(text);

runProgram(async (undo) => {
  const { values, positionals: wanted } = parseArgs({
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const known = await releasablePackages();
  const { against } = values;
  // A path is a remote outside the workspace's list.
  const unknown = wanted.filter((name) => !(known.includes(name) || (against && /^[./]/.test(name))));
  if (unknown.length > 0)
    throw new Error(`No such package: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const [only] = wanted.filter((name) => name !== 'shell');
  if (against !== undefined) {
    if (only === undefined || wanted.length > 1 || !URL.canParse(against))
      throw new Error('Write: pnpm dev mfe-chat --against https://the.site');
    return developInSite(only, new URL(against), undo);
  }

  const url = await startSite({ say, isDevelopment: true }, undo);
  const store = await openStore();
  await removeBuildErrors(store.storage);
  if (only !== undefined && wanted.length === 1) return developInSite(only, new URL(url), undo);
  const names = wanted.length > 0 ? wanted : known;
  for (const name of names) undo.push(await watchPackage(join(projectFolder, name), store, say));
  say(`\nAt ${url}, with ${names.join(', ')} from the sources: save a file and open pages follow.`);
});

/** Serves one remote from its sources inside a running site, with hot module replacement. */
async function developInSite(name: string, target: URL, undo: (() => Promise<void>)[]): Promise<void> {
  const folder = resolve(projectFolder, name);
  const token = await getOverride(target, basename(folder));
  undo.push(await serveLocalRemote({ folder, target, token, port: devPort }));
  say(`\n${target.origin} is at http://localhost:${devPort} with ${basename(folder)} from the sources.`);
  say('Save a file and open pages follow, with what is typed in them. Nobody else sees it.');
}
