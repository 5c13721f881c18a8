import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

/** Requires a server bundle for pages that are declared as server-rendered. */
export function checkServer({ release }: Candidate): Refusal[] {
  const drawn = release.contract.routes.filter(({ render }) => render === 'server');
  if (drawn.length === 0 || release.has_server) return [];
  return [
    {
      check: 'server',
      what: `${drawn.map(({ path }) => path).join(', ')} should be drawn on the server, and the release has no server bundle`,
      where: `${nameOf(release)}, remote.contract.ts, routes`,
      remedy: 'Write src/server.tsx, or take `render: "server"` away.',
    },
  ];
}
