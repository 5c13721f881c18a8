import type { FlagValue } from '@jobharbor/shared/remote/flag';
import * as calls from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { formatTable } from './print.ts';
import { readList, reasonOf, requireArgument } from './read-arguments.ts';
import type { Command } from './run-command.ts';

/** Commands for feature flags of the remotes. */
export const flagCommands: Record<string, Command> = {
  flags: {
    usage: 'flags',
    about: 'What can be switched while the site runs, and what it was set to, by country.',
    options: [],
    async run({ client }) {
      const value = await client.send(calls.listFlags);
      const rows = value.flags.map(({ flag, package: name, declared, change, about }) => [
        flag,
        name,
        String(change?.value ?? declared),
        Object.entries(change?.countries ?? {})
          .map(([country, own]) => `${country}: ${own}`)
          .join(', '),
        about,
      ]);
      return { value, text: formatTable([['flag', 'package', 'value', 'but in', 'about'], ...rows]) };
    },
  },
  flag: {
    usage: 'flag NAME VALUE [--countries ph,sg] [--reason "…"]',
    about:
      'Sets a flag everywhere, or in some countries; VALUE default: as its contract declares it. Page loads that begin seconds later have it.',
    options: ['countries', 'reason'],
    async run({ client, words, options }) {
      const flag = requireArgument(words[0], 'the flag to set');
      const text = requireArgument(words[1], 'its value: true, false, a text, a number, or default');
      const { flags } = await client.send(calls.listFlags);
      const declared = flags.find((one) => one.flag === flag)?.declared;
      const countries = readList(options.countries);
      const body = { flag, value: readValue(text, declared), countries, reason: reasonOf(options.reason) };
      const value = await client.send(calls.setFlag, { body });
      return {
        value,
        text: `${flag} is ${text} ${countries.length > 0 ? `in ${countries.join(', ')}` : 'everywhere'}.`,
      };
    },
  },
};

/** Parses a value by the type declared in the contract; `default` removes the override. */
function readValue(text: string, declared: FlagValue | undefined): FlagValue | null {
  if (text === 'default') return null;
  if (typeof declared === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new OperationError('invalid', `“${text}” is neither true nor false.`);
  }
  if (typeof declared !== 'number') return text;
  const figure = Number(text);
  if (text.trim() !== '' && Number.isFinite(figure)) return figure;
  throw new OperationError('invalid', `“${text}” is no number.`);
}
