import * as calls from '../contract/calls.ts';
import { formatMoment, formatPercent, formatTable } from './print.ts';
import { readNumber, requireArgument } from './read-arguments.ts';
import type { Command } from './run-command.ts';

/** Read-only commands: what is served, and its health. */
export const readingCommands: Record<string, Command> = {
  live: {
    usage: 'live',
    about: 'The live set, its members, and the canaries beside it.',
    options: [],
    async run({ client }) {
      const value = await client.send(calls.getStatus);
      const { live, live_set, canaries } = value;
      if (!live || !live_set) return { value, text: 'Nothing is live yet.' };
      const lines = [
        `Set ${live.set}, live since ${formatMoment(live.since)}: ${live_set.reason}`,
        ...Object.entries(live_set.members).map(([name, version]) => `  ${name} ${version}`),
        ...Object.entries(live_set.retired ?? {}).map(
          ([name, { version }]) => `  ${name} retired (${version})`,
        ),
      ];
      for (const { set, share } of canaries.filter(({ state }) => state === 'running'))
        lines.push(`Canary ${set} for ${formatPercent(share)} of visitors`);
      return { value, text: lines.join('\n') };
    },
  },
  sets: {
    usage: 'sets [--limit 20]',
    about: 'The newest sets, and what each changed against the one that it was made from.',
    options: ['limit'],
    async run({ client, options }) {
      const value = await client.send(calls.listSets, {
        query: { limit: readNumber(options.limit ?? '20', 'sets') },
      });
      const { live } = await client.send(calls.getStatus);
      const pinned = new Set(value.pins.map(({ set }) => set));
      const withdrawn = new Set(value.taken_back.map(({ set }) => set));
      const membersOf = new Map(value.sets.map(({ id, members }) => [id, members]));
      const rows = value.sets.map(({ id, created_at, made_by, parent, members, reason }) => {
        const before = (parent && (membersOf.get(parent) ?? value.parents[parent])) || {};
        const changed = Object.keys(members).filter((name) => members[name] !== before[name]);
        const marks = [
          id === live?.set ? 'live' : '',
          pinned.has(id) ? 'pinned' : '',
          withdrawn.has(id) ? 'taken back' : '',
        ].filter(Boolean);
        return [id, marks.join(' '), formatMoment(created_at), made_by, changed.join(' '), reason];
      });
      return { value, text: formatTable([['set', '', 'made', 'by', 'changed', 'reason'], ...rows]) };
    },
  },
  log: {
    usage: 'log [--limit 50]',
    about: 'Who did what, when, why, and from which set to which; newest first.',
    options: ['limit'],
    async run({ client, options }) {
      const value = await client.send(calls.readLog, {
        query: { limit: readNumber(options.limit ?? '50', 'entries') },
      });
      const rows = value.entries.map((entry) => [
        entry.seq,
        formatMoment(entry.at),
        `${entry.by} (${entry.team})`,
        entry.action,
        [entry.from_set ?? '', entry.to_set ?? ''].join(' → '),
        entry.reason.split('\n', 1)[0] ?? '',
      ]);
      return { value, text: formatTable([['', 'at', 'by', 'action', 'sets', 'reason'], ...rows]) };
    },
  },
  'check-log': {
    usage: 'check-log',
    about:
      'Whether the log is as it was written: each entry holds a digest of the one before. Ends with 1 otherwise.',
    options: [],
    async run({ client }) {
      const value = await client.send(calls.checkLog);
      const { entries, chained_from: from, digest, problems } = value;
      if (problems.length > 0) process.exitCode = 1;
      const whole = `${entries} entries, chained from ${from ?? 'none'}. Digest of the newest: ${digest ?? 'none'}`;
      const text = problems.map(({ seq, what }) => `entry ${seq} is ${what}`).join('\n');
      return { value, text: text === '' ? whole : `${whole}\n${text}` };
    },
  },
  health: {
    usage: 'health [--minutes 60]',
    about: 'Visits and failures by remote and version.',
    options: ['minutes'],
    async run({ client, options }) {
      const value = await client.send(calls.getHealth, {
        query: { minutes: readNumber(options.minutes ?? '60', 'minutes') },
      });
      const rows = value.series.map(({ remote, version, points, failures }) => {
        const sum = (part: 'visits' | 'failed') => points.reduce((all, point) => all + point[part], 0);
        const told = Object.entries(failures).map((pair) => pair.join(' '));
        return [remote, version, sum('visits'), sum('failed'), told.join(', ')];
      });
      return { value, text: formatTable([['remote', 'version', 'visits', 'failed', 'of them'], ...rows]) };
    },
  },
  errors: {
    usage: 'errors [--minutes 60]',
    about: 'Errors of visitors’ browsers, each once, with where it was thrown in the sources.',
    options: ['minutes'],
    async run({ client, options }) {
      const value = await client.send(calls.listErrors, {
        query: { minutes: readNumber(options.minutes ?? '60', 'minutes') },
      });
      const rows = value.errors.map(({ count, remote, text, stack, last, versions }) => [
        count,
        remote,
        formatMoment(last),
        versions.map(({ version }) => version).join(' '),
        text.split('\n', 1)[0] ?? '',
        (stack.find(({ is_own }) => is_own) ?? stack[0])?.at ?? '',
      ]);
      return { value, text: formatTable([['pages', 'remote', 'last', 'versions', 'error', 'at'], ...rows]) };
    },
  },
  machines: {
    usage: 'machines',
    about: 'Gateways, their API and database, and what disk and memory their machines have left.',
    options: [],
    async run({ client }) {
      const value = await client.send(calls.listMachines);
      const rows = value.machines.map((one) => [
        `${one.host} ${one.pid}`,
        formatMoment(one.at),
        one.api,
        `${Math.round(one.memory / 1e6)} MB`,
        formatPercent(one.memory_free / one.memory_total),
        formatPercent(one.disk_free / one.disk_total),
        one.processes.length,
      ]);
      const titles = ['gateway', 'last word', 'API', 'its memory', 'memory left', 'disk left', 'processes'];
      return { value, text: formatTable([titles, ...rows]) };
    },
  },
  support: {
    usage: 'support CODE',
    about: 'What a visitor’s support code stands for.',
    options: [],
    async run({ client, words }) {
      const code = requireArgument(words[0], 'the support code');
      const value = await client.send(calls.getSupportCase, { params: { code } });
      const lines = Object.entries(value).map(([key, told]) => [
        key,
        key === 'at' ? formatMoment(value.at) : String(told ?? ''),
      ]);
      return { value, text: formatTable(lines) };
    },
  },
  compatibility: {
    usage: 'compatibility [SET]',
    about: 'What each remote of a set needs, and what its shell provides.',
    options: [],
    async run({ client, words: [set] }) {
      const value = await client.send(calls.getCompatibility, { query: { set } });
      const { shell } = value;
      const rows = value.remotes.map(({ name, version, needs, fits, brings_own_react }) => [
        name,
        version,
        `${needs.shared} ${fits.shared ? 'fits' : 'DOES NOT FIT'}`,
        `${needs.react} ${fits.react ? 'fits' : brings_own_react ? 'brings its own' : 'DOES NOT FIT'}`,
      ]);
      const titles = [['remote', 'version', `shared ${shell.shared}`, `React ${shell.react}`]];
      return { value, text: formatTable([...titles, ...rows]) };
    },
  },
  tokens: {
    usage: 'tokens',
    about: 'Deploy tokens: whose they are and what they may, never the tokens themselves.',
    options: [],
    async run({ client }) {
      const value = await client.send(calls.listTokens);
      const rows = value.tokens.map(({ id, name, team, rights, packages, expires_at, revoked_at }) => {
        const until = expires_at === null ? 'no end' : formatMoment(expires_at);
        const state = revoked_at === null ? until : `revoked ${formatMoment(revoked_at)}`;
        return [id, name, team, rights.join(' '), packages.join(' ') || 'all', state];
      });
      const titles = ['id', 'name', 'team', 'rights', 'packages', 'until'];
      return { value, text: formatTable([titles, ...rows]) };
    },
  },
};
