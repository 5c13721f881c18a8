import { join } from 'node:path';
import { watchPackage } from '../dev/watch-package.ts';
import { runProgram } from '../process/run-program.ts';
import { projectFolder, releasablePackages } from '../settings.ts';
import { startSite } from '../site/start-site.ts';
import { openStore } from '../store/open-store.ts';

runProgram(async (undo) => {
  const known = await releasablePackages();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such package: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const say = (text: string) => console.log(text);

  const url = await startSite({ say, isDevelopment: true }, undo);
  const store = await openStore();
  const names = wanted.length > 0 ? wanted : known;
  for (const name of names) undo.push(await watchPackage(join(projectFolder, name), store, say));
  say(`\nAt ${url}, with ${names.join(', ')} from the sources: save a file and open pages follow.`);
});
