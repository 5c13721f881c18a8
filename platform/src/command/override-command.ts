import { makeOverride } from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { formatMoment } from './print.ts';
import { readNumber, requireArgument } from './read-arguments.ts';
import type { Command } from './run-command.ts';

/** `pnpm platform override NAME`. */
export const overrideCommand: Command = {
  usage: 'override NAME [--hours 8]',
  about: 'Gives a token with which pages of the site take this remote from the developer’s own machine.',
  options: ['hours'],
  async run({ client, words, options }) {
    const name = requireArgument(words[0], 'the remote');
    const hours = options.hours === undefined ? 8 : readNumber(options.hours, 'hours');
    if (hours < 1 || hours > 168)
      throw new OperationError('invalid', 'An override holds for 1 to 168 hours.');
    const value = await client.send(makeOverride, { body: { name, hours } });
    const how = `JOBHARBOR_OVERRIDE=… pnpm dev ${name} --against URL`;
    return { value, text: `${value.token}\nGood until ${formatMoment(value.until)}. Use it as ${how}` };
  },
};
