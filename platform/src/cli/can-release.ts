import { canReleaseCommand } from '../command/release-command.ts';
import { runCommand } from '../command/run-command.ts';

await runCommand(canReleaseCommand, 'pnpm can-release', process.argv.slice(2));
