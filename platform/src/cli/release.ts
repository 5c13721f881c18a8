import { releaseCommand } from '../command/release-command.ts';
import { runCommand } from '../command/run-command.ts';

await runCommand(releaseCommand, 'pnpm release', process.argv.slice(2));
