import { makePreview } from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { formatMoment } from './print.ts';
import { readNumber, requireArgument } from './read-arguments.ts';
import type { Command } from './run-command.ts';

/** `pnpm platform preview SET`. */
export const previewCommand: Command = {
  usage: 'preview SET [--hours 24]',
  about: 'Gives a link with which people without a token see the site in this set.',
  options: ['hours'],
  async run({ client, words, options }) {
    const set = requireArgument(words[0], 'the set');
    const hours = options.hours === undefined ? 24 : readNumber(options.hours, 'hours');
    if (hours < 1 || hours > 336) throw new OperationError('invalid', 'A preview holds for 1 to 336 hours.');
    const value = await client.send(makePreview, { body: { set, hours } });
    const site = options.against ?? 'the site’s address, followed by ';
    return {
      value,
      text: `${site.replace(/\/$/, '')}${value.path}\nGood until ${formatMoment(value.until)}, for whoever has it.`,
    };
  },
};
