import * as calls from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { bringSet } from './bring-set.ts';
import { asMoment, asPercent } from './print.ts';
import { readList, readNumber, readRights, reasonOf, requireArgument } from './read-arguments.ts';
import { growthOptions, readGrowth } from './read-growth.ts';
import type { Command, Invocation } from './run-command.ts';

/** Everything that changes what is served, or who may change it. */
export const changingCommands: Record<string, Command> = {
  canary: {
    usage:
      'canary [start SET --share 10% | --ramp 1%,5%,25%,50%,100% [--hold 10] [--countries ph,sg] [--minimum-visits 50] [--tolerance 2%] [--from STORE] [--force] | change --share 20% [--countries …] | pause | resume | step | stop] [--reason "…"]',
    about: 'Shows the canary, or gives a share of visitors a set other than the live one.',
    options: ['share', 'countries', 'from', 'reason', 'force', ...growthOptions],
    async run(invocation) {
      const { client, words, options } = invocation;
      const [verb] = words;
      if (verb === undefined) return showCanary(invocation);
      const reason = reasonOf(options.reason);
      const countries = readList(options.countries);
      const { share, ...growth } =
        verb === 'start' || verb === 'change'
          ? readGrowth({ ...options, ...(verb === 'change' && { ramp: undefined }) })
          : { share: 0 };
      switch (verb) {
        case 'start': {
          const force = options.force === true;
          const set =
            options.from === undefined
              ? requireArgument(words[1], 'the set that the canary gets')
              : await bringSet(invocation, { from: options.from, set: words[1], reason, force });
          const value = await client.send(calls.startCanary, {
            body: { set, share, countries, ...growth, force, reason },
          });
          const who = countries.join(', ') || 'all';
          return { value, text: `Set ${value.set} has ${asPercent(share)} of ${who} visitors.` };
        }
        case 'change': {
          const value = await client.send(calls.changeCanary, { body: { share, countries, reason } });
          return { value, text: `The canary of set ${value.set} has ${asPercent(share)} of visitors.` };
        }
        case 'pause':
        case 'resume':
        case 'step': {
          const { canary } = await client.send(calls.getStatus);
          const next = canary?.ramp?.steps.find((step) => step > canary.share);
          const value = await client.send(calls.steerRamp, {
            body: { canary: canary?.id ?? '', deed: verb, ...(verb === 'step' && { share: next }), reason },
          });
          const done = {
            pause: 'waits until canary resume.',
            resume: 'goes on.',
            step: `has ${asPercent(next ?? 0)} of visitors.`,
          }[verb];
          return { value, text: `The canary of set ${value.set} ${done}` };
        }
        case 'stop': {
          const value = await client.send(calls.stopCanary, { body: { reason } });
          const text = `The canary of set ${value.set} is stopped; its visitors get the live set.`;
          return { value, text };
        }
        default:
          throw new OperationError('invalid', 'Write canary start, change, pause, resume, step or stop.');
      }
    },
  },
  promote: {
    usage: 'promote [SET] [--from STORE] [--force] [--reason "…"]',
    about:
      'Makes a set live: the running canary’s where none is named, or with --from one of another environment’s store (a folder or s3://bucket/prefix). One that was taken back takes --force.',
    options: ['from', 'force', 'reason'],
    async run({ client, words, options, say }) {
      let [set] = words;
      if (options.from !== undefined) {
        const given = { from: options.from, set, force: options.force === true };
        set = await bringSet({ client, say }, { ...given, reason: reasonOf(options.reason) });
      } else if (!set) {
        const { canary } = await client.send(calls.getStatus);
        if (canary?.state !== 'running')
          throw new OperationError('invalid', 'No canary is running: name the set to promote.');
        set = canary.set;
      }
      const body = { set, force: options.force === true, reason: reasonOf(options.reason) };
      const value = await client.send(calls.promoteSet, { body });
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
      const value = await client.send(calls.makeToken, {
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

async function showCanary({ client }: Invocation): Promise<{ value: unknown; text: string }> {
  const { canary, comparison } = await client.send(calls.getStatus);
  const value = { canary, comparison };
  if (!canary) return { value, text: 'There was never a canary.' };
  const { set, against, state, share, countries, why, ramp } = canary;
  const lines = [
    `Canary of set ${set} against ${against}: ${state}${why && `, ${why}`}`,
    `${asPercent(share)} of ${countries.join(', ') || 'all'} visitors`,
    ...(ramp
      ? [
          `then ${
            ramp.steps
              .filter((step) => step > share)
              .map(asPercent)
              .join(', ') || 'no more'
          }, each for ${ramp.hold_minutes} minutes at least`,
          ...(ramp.paused_at === undefined ? [] : [`paused since ${asMoment(ramp.paused_at)}`]),
        ]
      : []),
  ];
  for (const side of ['canary', 'live'] as const) {
    const figures = comparison?.[side];
    if (figures) lines.push(`${side}: ${figures.visits} visits, ${figures.failed} failed`);
  }
  return { value, text: [...lines, ...(comparison?.worse ?? [])].join('\n') };
}
