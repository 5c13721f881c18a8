import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

/**
 * Requires a server bundle for pages that are declared as server-rendered, and that the build makes the calls which they
 * declare as their person's.
 */
export function checkServer({ release }: Candidate): Refusal[] {
  const { routes, calls } = release.contract;
  const unknown = [...new Set(routes.flatMap(({ reads = [] }) => reads))].filter(
    (call) => !calls.includes(call),
  );
  const refusals = unknown.map((call) => ({
    check: 'server',
    what: `“${call}” is declared as read for a page, and the build makes no such call`,
    where: `${nameOf(release)}, remote.contract.ts, routes`,
    remedy: 'Write it as its definition has it, as in calls.json, or take it away.',
  }));
  const drawn = routes.filter(isRenderedOnServer);
  if (drawn.length === 0 || release.has_server) return refusals;
  return [
    ...refusals,
    {
      check: 'server',
      what: `${drawn.map(({ path }) => path).join(', ')} should be drawn on the server, and the release has no server bundle`,
      where: `${nameOf(release)}, remote.contract.ts, routes`,
      remedy: 'Write src/server.tsx, or take `render: "server"` and `reads` away.',
    },
  ];
}

/** Whether the server renders it, for everybody or for signed-in people. */
export const isRenderedOnServer = ({ render, reads }: RemoteRoute): boolean =>
  render === 'server' || reads !== undefined;
