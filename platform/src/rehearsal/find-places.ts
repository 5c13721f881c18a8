import type { Release } from '@jobharbor/shared/remote/discovery';
import { hasParameters } from '../release-gate/check-samples.ts';
import { type FoundPath, pathsOf } from './find-paths.ts';
import { type MountPlace, type Move, pagePlace, slotPlace } from './mount-places.ts';

export type PlaceFactory = (move: Move) => MountPlace;

export interface FoundPlace {
  place: PlaceFactory;
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

/**
 * HTML of the site's public server-rendered pages, for the links in them: those without parameters, then those with
 * parameters that they link to.
 */
export async function findPages(siteBase: string, releases: Iterable<Release>): Promise<string[]> {
  const base = new URL(siteBase).pathname;
  const drawn = [...releases].map((release) => {
    const routes = release.contract.routes.filter(
      ({ render, access }) => render === 'server' && access === 'public',
    );
    return { ...release, contract: { ...release.contract, routes } };
  });
  const read = (wanted: (place: FoundPath) => boolean, pages: string[]) => {
    const found = drawn.flatMap((release) => pathsOf(release, pages, base)).filter(wanted);
    return Promise.all(found.map(({ path }) => htmlOf(siteBase + path)));
  };
  const pages = await read(({ route }) => !hasParameters(route), []);
  return [...pages, ...(await read(({ route, isSample }) => hasParameters(route) && !isSample, pages))];
}

const htmlOf = async (url: string): Promise<string> => {
  const answer = await fetch(url).catch(() => null);
  return (await answer?.text()) ?? '';
};
