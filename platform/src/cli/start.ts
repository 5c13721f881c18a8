import { brand } from '@jobharbor/shared/brand';
import { runProgram } from '../process/run-program.ts';
import { dataFolder, logFolder } from '../settings.ts';
import { startSite } from '../site/start-site.ts';

runProgram(async (undo) => {
  console.log(`${brand.name} is getting ready.`);
  const url = await startSite({ say: (text) => console.log(text) }, undo);
  const log = process.env.LOG_TO === 'stdout' ? '' : `, the gateway’s log in ${logFolder}`;
  console.log(`\n${brand.name} is at ${url}\nStop it with Ctrl-C. Its data stays in ${dataFolder}${log}.`);
});
