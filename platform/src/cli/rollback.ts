import { changingCommands } from '../command/changing-commands.ts';
import { runCommand } from '../command/run-command.ts';

const command = changingCommands['roll-back'];
if (command) await runCommand(command, 'pnpm rollback', process.argv.slice(2));
