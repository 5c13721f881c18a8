import type { Rehearsal, RemoteRehearsal } from './rehearse-shell.ts';

/** Report of a rehearsal as text, broken remotes first. */
export function formatRehearsal({ shell, set, remotes, breaks }: Rehearsal): string {
  const broken = remotes.filter(({ problems }) => problems.length > 0);
  const fine = remotes.filter(({ problems }) => problems.length === 0);
  return [
    `Shell ${shell.version} (shared ${shell.shared}, React ${shell.react}) with the remotes of set ${set}: ${
      breaks ? `${broken.length} of ${remotes.length} break` : `all ${remotes.length} run`
    }.`,
    ...[...broken, ...fine].flatMap(formatRemote),
  ].join('\n');
}

function formatRemote({ name, version, team, react, problems, visited, notes }: RemoteRehearsal): string[] {
  const verdict = problems.length > 0 ? 'breaks' : 'runs';
  return [
    '',
    `team ${team}: ${name} ${version} ${verdict}; ${formatReact(react)}; ${visited.length} places visited`,
    ...problems.map(({ kind, text }) => `  ${kind}: ${text}`),
    ...notes.map((note) => `  (${note})`),
  ];
}

function formatReact({ needs, ran_on, is_own }: RemoteRehearsal['react']): string {
  if (ran_on === null) return `needs React ${needs} and never ran`;
  return is_own ? `on React ${ran_on}, a copy of its own` : `on the shell’s React ${ran_on}`;
}
