import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import * as wire from '../contract/wire.ts';
import { asPercent } from './print.ts';
import { needWord, readList, readNumber, readShare, reasonOf } from './read-words.ts';
import type { Command, Invocation } from './run-command.ts';

const collected = z.object({
  sets: z.array(z.string()),
  releases: z.array(z.string()),
  drafts: z.int(),
});

/** Everything that changes what is served, or who may change it. */
export const changingCommands: Record<string, Command> = {
  canary: {
    usage:
      'canary [start SET --share 10% [--countries ph,sg] | change --share 20% [--countries …] | stop] [--reason "…"]',
    about: 'Shows the canary, or gives a share of visitors a set other than the live one.',
    options: ['share', 'countries', 'reason'],
    async run(invocation) {
      const { words, options } = invocation;
      const [verb] = words;
      if (verb === undefined) return showCanary(invocation);
      const reason = reasonOf(options.reason);
      const countries = readList(options.countries);
      const share = verb === 'stop' ? 0 : readShare(needWord(options.share, 'the share: --share 10%'));
      switch (verb) {
        case 'start': {
          const set = needWord(words[1], 'the set that the canary gets');
          return changed(invocation, 'POST', '/canary', { set, share, countries, reason }, (done) =>
            [`Set ${done} has ${asPercent(share)} of`, countries.join(', ') || 'all', 'visitors.'].join(' '),
          );
        }
        case 'change':
          return changed(
            invocation,
            'PATCH',
            '/canary',
            { share, countries, reason },
            (done) => `The canary of set ${done} has ${asPercent(share)} of visitors.`,
          );
        case 'stop':
          return changed(
            invocation,
            'POST',
            '/canary/stop',
            { reason },
            (done) => `The canary of set ${done} is stopped; its visitors get the live set.`,
          );
        default:
          throw new OperationError('invalid', 'Write canary start, canary change or canary stop.');
      }
    },
  },
  promote: {
    usage: 'promote [SET] [--reason "…"]',
    about: 'Makes a set live: the running canary’s where none is named.',
    options: ['reason'],
    async run(invocation) {
      const { client, words, options } = invocation;
      let [set] = words;
      if (!set) {
        const { canary } = wire.status.parse(await client.call('GET', '/status'));
        if (canary?.state !== 'running')
          throw new OperationError('invalid', 'No canary is running: name the set to promote.');
        set = canary.set;
      }
      const wish = { set, reason: reasonOf(options.reason) };
      return changed(invocation, 'POST', '/promote', wish, (done) => `Set ${done} is live.`);
    },
  },
  'roll-back': {
    usage: 'roll-back [SET] [--reason "…"]',
    about: 'Makes the set before the live one, or the named one, live again.',
    options: ['reason'],
    run: (invocation) => {
      const wish = { set: invocation.words[0] ?? null, reason: reasonOf(invocation.options.reason) };
      return changed(invocation, 'POST', '/roll-back', wish, (done) => `Set ${done} is live again.`);
    },
  },
  pin: {
    usage: 'pin SET [--reason "…"]',
    about: 'Keeps a set and its releases whatever their age.',
    options: ['reason'],
    run: (invocation) => {
      const wish = {
        set: needWord(invocation.words[0], 'the set to keep'),
        reason: reasonOf(invocation.options.reason),
      };
      return changed(invocation, 'POST', '/pins', wish, (done) => `Set ${done} is kept.`);
    },
  },
  unpin: {
    usage: 'unpin SET [--reason "…"]',
    about: 'Lets a pinned set be collected when its time comes.',
    options: ['reason'],
    run: (invocation) => {
      const wish = {
        set: needWord(invocation.words[0], 'the pinned set'),
        reason: reasonOf(invocation.options.reason),
      };
      return changed(invocation, 'POST', '/pins/remove', wish, (done) => `Set ${done} is no longer pinned.`);
    },
  },
  collect: {
    usage: 'collect [--reason "…"]',
    about: 'Removes sets and releases that nobody was served for RELEASE_RETENTION_DAYS (30).',
    options: ['reason'],
    async run({ client, options }) {
      const wish = { reason: options.reason?.trim() || 'the retention time is over' };
      const value = collected.parse(await client.call('POST', '/collect', wish));
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
        const path = `/tokens/${encodeURIComponent(needWord(id, 'the token by its id or name'))}/revoke`;
        const value = await client.call('POST', path, { reason: reasonOf(options.reason) });
        return { value, text: `The token ${id} opens nothing any more.` };
      }
      if (verb !== 'make') throw new OperationError('invalid', 'Write token make or token revoke.');
      const value = wire.madeToken.parse(
        await client.call('POST', '/tokens', {
          name: needWord(options.name, 'the token: --name …'),
          team: needWord(options.team, 'its team: --team …'),
          rights: readList(options.rights ?? 'read,publish'),
          packages: readList(options.packages),
          days: options.days === undefined ? null : readNumber(options.days, 'days'),
        }),
      );
      return { value, text: `${value.token}\nIt is shown this once. Its id is ${value.id}.` };
    },
  },
};

async function changed(
  { client }: Invocation,
  method: 'POST' | 'PATCH',
  path: string,
  wish: object,
  text: (set: string) => string,
): Promise<{ value: unknown; text: string }> {
  const value = wire.changed.parse(await client.call(method, path, wish));
  return { value, text: text(value.set ?? '') };
}

async function showCanary({ client }: Invocation): Promise<{ value: unknown; text: string }> {
  const { canary, comparison } = wire.status.parse(await client.call('GET', '/status'));
  const value = { canary, comparison };
  if (!canary) return { value, text: 'There was never a canary.' };
  const { set, against, state, share, countries, why } = canary;
  const lines = [
    `Canary of set ${set} against ${against}: ${state}${why && `, ${why}`}`,
    `${asPercent(share)} of ${countries.join(', ') || 'all'} visitors`,
  ];
  for (const side of ['canary', 'live'] as const) {
    const figures = comparison?.[side];
    if (figures) lines.push(`${side}: ${figures.visits} visits, ${figures.failed} failed`);
  }
  return { value, text: [...lines, ...(comparison?.worse ?? [])].join('\n') };
}
