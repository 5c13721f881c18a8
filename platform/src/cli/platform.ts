import { changingCommands } from '../command/changing-commands.ts';
import { flagCommands } from '../command/flag-commands.ts';
import { overrideCommand } from '../command/override-command.ts';
import { previewCommand } from '../command/preview-command.ts';
import { readingCommands } from '../command/reading-commands.ts';
import { rehearseCommand } from '../command/rehearse-command.ts';
import { type Command, runCommand } from '../command/run-command.ts';

const commands: Record<string, Command> = {
  ...readingCommands,
  ...changingCommands,
  ...flagCommands,
  rehearse: rehearseCommand,
  override: overrideCommand,
  preview: previewCommand,
};
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) await runCommand(command, 'pnpm platform', args);
else {
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  console.error(`pnpm platform COMMAND [--json] [--against URL]\n\n${lines.join('\n')}`);
  process.exitCode = name === '' || name === '--help' ? 0 : 2;
}
