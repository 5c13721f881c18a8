import type { Rehearsal, RemoteRehearsal } from './rehearse-shell.ts';

/** The report of a rehearsal for people: the teams that have something to do first. */
export function tellRehearsal({ shell, set, remotes, breaks }: Rehearsal): string {
  const broken = remotes.filter(({ problems }) => problems.length > 0);
  const fine = remotes.filter(({ problems }) => problems.length === 0);
  return [
    `Shell ${shell.version} (shared ${shell.shared}, React ${shell.react}) with the remotes of set ${set}: ${
      breaks ? `${broken.length} of ${remotes.length} break` : `all ${remotes.length} run`
    }.`,
    ...[...broken, ...fine].flatMap(tellRemote),
  ].join('\n');
}

function tellRemote({ name, version, team, react, problems, visited, notes }: RemoteRehearsal): string[] {
  const verdict = problems.length > 0 ? 'breaks' : 'runs';
  return [
    '',
    `team ${team}: ${name} ${version} ${verdict}; ${tellReact(react)}; ${visited.length} places visited`,
    ...problems.map(({ kind, text }) => `  ${kind}: ${text}`),
    ...notes.map((note) => `  (${note})`),
  ];
}

function tellReact({ needs, ran_on, is_own }: RemoteRehearsal['react']): string {
  if (ran_on === null) return `needs React ${needs} and never ran`;
  return is_own ? `on React ${ran_on}, a copy of its own` : `on the shell’s React ${ran_on}`;
}
