import { parseArgs } from 'node:util';
import { connectLocal } from '../client/connect-local.ts';
import { connectRemote } from '../client/connect-remote.ts';
import type { ControlClient } from '../client/control-client.ts';
import { OperationError } from '../contract/operation-error.ts';

/** All options; each command lists those that it accepts. */
const optionForms = {
  json: { type: 'boolean' },
  against: { type: 'string' },
  from: { type: 'string' },
  reason: { type: 'string' },
  force: { type: 'boolean' },
  all: { type: 'boolean' },
  canary: { type: 'string' },
  share: { type: 'string' },
  ramp: { type: 'string' },
  hold: { type: 'string' },
  'minimum-visits': { type: 'string' },
  tolerance: { type: 'string' },
  countries: { type: 'string' },
  limit: { type: 'string' },
  minutes: { type: 'string' },
  name: { type: 'string' },
  team: { type: 'string' },
  rights: { type: 'string' },
  packages: { type: 'string' },
  days: { type: 'string' },
  hours: { type: 'string' },
  shell: { type: 'string' },
  remote: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export type OptionName = keyof typeof optionForms;
type Options = { [K in OptionName]?: (typeof optionForms)[K]['type'] extends 'boolean' ? boolean : string };

export interface Invocation {
  /** Positional arguments after the command's name. */
  words: readonly string[];
  options: Options;
  client: ControlClient;
  /** Prints progress; nothing with `--json`. */
  say(text: string): void;
}

export interface Command {
  /** Syntax, without `pnpm platform`. */
  usage: string;
  about: string;
  options: readonly OptionName[];
  /** `value` is printed with `--json`, `text` without. */
  run(invocation: Invocation): Promise<{ value: unknown; text: string }>;
}

/**
 * Runs one command with the arguments of this process, prints its result, and sets the exit code: 1 refused, 2 usage
 * error.
 */
export async function runCommand(command: Command, program: string, args: readonly string[]): Promise<void> {
  const usage = `${program} ${command.usage}\n${command.about}`;
  let parsed: { values: Options; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: optionForms, allowPositionals: true, strict: true });
    const known: readonly string[] = [...command.options, 'json', 'against', 'help'];
    const strange = Object.keys(parsed.values).find((name) => !known.includes(name));
    if (strange) throw new Error(`Unknown option '--${strange}'.`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const { values: options, positionals: words } = parsed;
  if (options.help) return console.log(usage);
  const print = (value: unknown, text: string) =>
    console.log(options.json ? JSON.stringify(value, null, 2) : text);
  try {
    const say = (text: string) => void (options.json || console.log(text));
    const client = await (options.against === undefined ? connectLocal(say) : connectRemote(options.against));
    const { value, text } = await command.run({ words, options, client, say });
    print(value, text);
  } catch (error) {
    process.exitCode = error instanceof OperationError && error.code === 'invalid' ? 2 : 1;
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof OperationError ? error.code : 'failed';
    const refusals = error instanceof OperationError ? error.refusals : [];
    if (options.json) console.log(JSON.stringify({ code, message, refusals }, null, 2));
    else console.error(message);
  }
}
