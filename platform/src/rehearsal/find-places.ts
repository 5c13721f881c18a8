import type { Release } from '@jobharbor/shared/remote/discovery';
import { pathsOf } from './find-paths.ts';
import { type MountPlace, type Move, pagePlace, slotPlace } from './mount-places.ts';

export type MakePlace = (move: Move) => MountPlace;

export interface FoundPlace {
  place: MakePlace;
  asMember: boolean;
  /**
   * For pages: the path below language and country, whether it is server-rendered, and whether it is the sample of its
   * route, which may answer 404.
   */
  page?: { path: string; isRendered: boolean; isSample: boolean };
  /** A page that may redirect this visitor, such as sign-in for a signed-in person. */
  mayLeadAway?: boolean;
}

/** Everywhere that a remote is mounted: its pages, and the slots that it fills. */
export function placesOf(release: Release, pages: string[], base: string, notes: string[]): FoundPlace[] {
  const { name, contract } = release;
  const places: FoundPlace[] = [];
  for (const { route, path, isSample } of pathsOf(release, pages, base)) {
    if (path === null)
      notes.push(`${route.path} of ${name} has no sample, and no page links to it: it was not visited.`);
    else
      places.push({
        place: (move) => pagePlace(move, name, path),
        asMember: route.access === 'protected',
        page: { path, isRendered: route.render === 'server' && release.has_server, isSample },
      });
  }
  for (const slot of contract.fills) {
    for (const asMember of [false, true])
      places.push({ place: (move) => slotPlace(move, name, slot), asMember });
  }
  return places;
}

/** Pages of the site that link to others. */
export const findPages = (siteBase: string): Promise<string[]> =>
  Promise.all(['/', '/jobs'].map((path) => htmlOf(siteBase + path)));

const htmlOf = async (url: string): Promise<string> => {
  const answer = await fetch(url).catch(() => null);
  return (await answer?.text()) ?? '';
};
