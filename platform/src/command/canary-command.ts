import type { ControlClient } from '../client/control-client.ts';
import * as calls from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { RunningCanary } from '../contract/schemas.ts';
import { importSet } from './import-set.ts';
import { formatMoment, formatPercent } from './print.ts';
import { readList, reasonOf, requireArgument } from './read-arguments.ts';
import { growthOptions, readGrowth } from './read-growth.ts';
import type { Command, Invocation } from './run-command.ts';

export const canaryCommand: Command = {
  usage:
    'canary [start SET --share 10% | --ramp 1%,5%,25%,50%,100% [--hold 10] [--countries ph,sg] [--minimum-visits 50] [--tolerance 2%] [--from STORE] [--force] | change [SET] --share 20% [--countries …] | pause [SET] | resume [SET] | step [SET] | stop [SET]] [--reason "…"]',
  about:
    'Shows the canaries, or gives a share of visitors a set other than the live one. Where several run, name the set of the one that is meant.',
  options: ['share', 'countries', 'from', 'reason', 'force', ...growthOptions],
  async run(invocation) {
    const { client, words, options } = invocation;
    const [verb, named] = words;
    if (verb === undefined) return showCanaries(invocation);
    const reason = reasonOf(options.reason);
    switch (verb) {
      case 'start':
        return start(invocation, named, reason);
      case 'change': {
        const { share } = readGrowth({ ...options, ramp: undefined });
        const { id } = await requireRunning(client, named);
        const countries = readList(options.countries);
        const value = await client.send(calls.changeCanary, {
          body: { canary: id, share, countries, reason },
        });
        return { value, text: `The canary of set ${value.set} has ${formatPercent(share)} of visitors.` };
      }
      case 'pause':
      case 'resume':
      case 'step': {
        const { id, share, ramp } = await requireRunning(client, named);
        const next = ramp?.steps.find((step) => step > share);
        const value = await client.send(calls.controlRamp, {
          body: { canary: id, deed: verb, ...(verb === 'step' && { share: next }), reason },
        });
        const done = {
          pause: 'waits until canary resume.',
          resume: 'goes on.',
          step: `has ${formatPercent(next ?? 0)} of visitors.`,
        }[verb];
        return { value, text: `The canary of set ${value.set} ${done}` };
      }
      case 'stop': {
        const { id } = await requireRunning(client, named);
        const value = await client.send(calls.stopCanary, { body: { canary: id, reason } });
        const text = `The canary of set ${value.set} is stopped; its visitors get the live set.`;
        return { value, text };
      }
      default:
        throw new OperationError('invalid', 'Write canary start, change, pause, resume, step or stop.');
    }
  },
};

async function start(invocation: Invocation, named: string | undefined, reason: string) {
  const { client, options } = invocation;
  const { share, ...growth } = readGrowth(options);
  const countries = readList(options.countries);
  const force = options.force === true;
  const set =
    options.from === undefined
      ? requireArgument(named, 'the set that the canary gets')
      : await importSet(invocation, { from: options.from, set: named, reason, force });
  const value = await client.send(calls.startCanary, {
    body: { set, share, countries, ...growth, force, reason },
  });
  for (const warning of value.warnings) invocation.say(`Warning: ${warning}`);
  const who = countries.join(', ') || 'all';
  return { value, text: `Set ${value.set} has ${formatPercent(share)} of ${who} visitors.` };
}

/** The running canary of a set; without an argument, the only one. */
export async function requireRunning(
  client: ControlClient,
  named: string | undefined,
): Promise<RunningCanary> {
  const { canaries } = await client.send(calls.getStatus);
  const running = canaries.filter(({ state }) => state === 'running');
  const [found, ...others] = running.filter(
    ({ id, set }) => named === undefined || [id, set].includes(named),
  );
  if (found && others.length === 0) return found;
  const sets = running.map(({ set }) => set).join(', ') || 'none';
  throw new OperationError('invalid', `Name the set of the canary that is meant. Running: ${sets}.`);
}

async function showCanaries({ client }: Invocation): Promise<{ value: unknown; text: string }> {
  const { canaries } = await client.send(calls.getStatus);
  const text = canaries.map(describe).join('\n\n');
  return { value: { canaries }, text: text || 'There was never a canary.' };
}

function describe({
  set,
  against,
  state,
  share,
  countries,
  why,
  ramp,
  comparison,
  room,
}: RunningCanary): string {
  const lines = [
    `Canary of set ${set} against ${against}: ${state}${why && `, ${why}`}`,
    `${formatPercent(share)} of ${countries.join(', ') || 'all'} visitors`,
    ...(room < 1 ? [`at most ${formatPercent(room)} beside the other canaries`] : []),
    ...(ramp
      ? [
          `then ${
            ramp.steps
              .filter((step) => step > share)
              .map(formatPercent)
              .join(', ') || 'no more'
          }, each for ${ramp.hold_minutes} minutes at least`,
          ...(ramp.paused_at === undefined ? [] : [`paused since ${formatMoment(ramp.paused_at)}`]),
        ]
      : []),
  ];
  for (const side of ['canary', 'live'] as const)
    lines.push(`${side}: ${comparison[side].visits} visits, ${comparison[side].failed} failed`);
  return [...lines, ...comparison.worse, ...(comparison.doubtful ?? [])].join('\n');
}
