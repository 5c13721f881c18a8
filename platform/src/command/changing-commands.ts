import * as calls from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { canaryCommand, requireRunning } from './canary-command.ts';
import { importSet } from './import-set.ts';
import { readList, readNumber, readRights, reasonOf, requireArgument } from './read-arguments.ts';
import type { Command } from './run-command.ts';

/** Commands that change what is served, or tokens. */
export const changingCommands: Record<string, Command> = {
  canary: canaryCommand,
  promote: {
    usage: 'promote [SET] [--from STORE] [--force] [--reason "…"]',
    about:
      'Makes a set live: that of the canary that runs alone where none is named, or with --from one of another environment’s store (a folder or s3://bucket/prefix). One that was taken back takes --force.',
    options: ['from', 'force', 'reason'],
    async run({ client, words, options, say }) {
      const given = { set: words[0], force: options.force === true, reason: reasonOf(options.reason) };
      const set =
        options.from === undefined
          ? (given.set ?? (await requireRunning(client, undefined)).set)
          : await importSet({ client, say }, { ...given, from: options.from });
      const value = await client.send(calls.promoteSet, { body: { ...given, set } });
      for (const warning of value.warnings) say(`Warning: ${warning}`);
      return { value, text: `Set ${value.set} is live.` };
    },
  },
  'roll-back': {
    usage: 'roll-back [SET] [--force] [--reason "…"]',
    about: 'Makes the set before the live one, or the named one, live again.',
    options: ['force', 'reason'],
    async run({ client, words, options }) {
      const body = { set: words[0] ?? null, force: options.force === true, reason: reasonOf(options.reason) };
      const value = await client.send(calls.rollBack, { body });
      return { value, text: `Set ${value.set} is live again.` };
    },
  },
  revert: {
    usage: 'revert NAME [VERSION] [--reason "…"]',
    about: 'Puts one package of the live set back to the version before, or the named one; the others stay.',
    options: ['reason'],
    async run({ client, words, options }) {
      const name = requireArgument(words[0], 'the package to put back');
      const body = { name, version: words[1] ?? null, reason: reasonOf(options.reason) };
      const value = await client.send(calls.revertPackage, { body });
      return { value, text: `Set ${value.set} is live, with ${name} as it was.` };
    },
  },
  retire: {
    usage: 'retire NAME [--force] [--reason "…"]',
    about:
      'Takes one remote out of the live set; its addresses answer 410. Publishing it again brings it back.',
    options: ['force', 'reason'],
    async run({ client, words, options }) {
      const name = requireArgument(words[0], 'the remote to retire');
      const body = { name, force: options.force === true, reason: reasonOf(options.reason) };
      const value = await client.send(calls.retirePackage, { body });
      return { value, text: `Set ${value.set} is live, without ${name}.` };
    },
  },
  pin: {
    usage: 'pin SET [--reason "…"]',
    about: 'Keeps a set and its releases whatever their age.',
    options: ['reason'],
    async run({ client, words, options }) {
      const body = { set: requireArgument(words[0], 'the set to keep'), reason: reasonOf(options.reason) };
      const value = await client.send(calls.pinSet, { body });
      return { value, text: `Set ${value.set} is kept.` };
    },
  },
  unpin: {
    usage: 'unpin SET [--reason "…"]',
    about: 'Lets a pinned set be collected when its time comes.',
    options: ['reason'],
    async run({ client, words, options }) {
      const body = { set: requireArgument(words[0], 'the pinned set'), reason: reasonOf(options.reason) };
      const value = await client.send(calls.unpinSet, { body });
      return { value, text: `Set ${value.set} is no longer pinned.` };
    },
  },
  collect: {
    usage: 'collect [--reason "…"]',
    about: 'Removes sets and releases that nobody was served for RELEASE_RETENTION_DAYS (30).',
    options: ['reason'],
    async run({ client, options }) {
      const reason = options.reason?.trim() || 'the retention time is over';
      const value = await client.send(calls.collectGarbage, { body: { reason } });
      const figures = `${value.sets.length} sets, ${value.releases.length} releases, ${value.drafts} drafts`;
      return { value, text: [`Collected: ${figures}.`, ...value.releases].join('\n') };
    },
  },
  token: {
    usage:
      'token make --name NAME --team TEAM [--rights read,publish] [--packages mfe-chat] [--days 90] | token revoke ID [--reason "…"]',
    about: 'Makes a deploy token, shown this once, or ends one.',
    options: ['name', 'team', 'rights', 'packages', 'days', 'reason'],
    async run({ client, words: [verb, id], options }) {
      if (verb === 'revoke') {
        const params = { id: requireArgument(id, 'the token by its id or name') };
        const body = { reason: reasonOf(options.reason) };
        const value = await client.send(calls.revokeToken, { params, body });
        return { value, text: `The token ${id} opens nothing any more.` };
      }
      if (verb !== 'make') throw new OperationError('invalid', 'Write token make or token revoke.');
      const value = await client.send(calls.createToken, {
        body: {
          name: requireArgument(options.name, 'the token: --name …'),
          team: requireArgument(options.team, 'its team: --team …'),
          rights: readRights(options.rights ?? 'read,publish'),
          packages: readList(options.packages),
          days: options.days === undefined ? 90 : readNumber(options.days, 'days'),
        },
      });
      return { value, text: `${value.token}\nIt is shown this once. Its id is ${value.id}.` };
    },
  },
};
