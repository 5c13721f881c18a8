import { languageOfTag } from '@jobharbor/shared/contracts';
import type { RemoteContract, RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { Discovery, DiscoveryEntry, Release } from '@jobharbor/shared/remote/discovery';
import { localBase, localVersion } from './local-release.ts';

/** URL path of a release's files. */
export const assetBase = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  version === localVersion ? localBase(name) : `/assets/${name}/${version}/`;

/** File of a release's texts in the language or region `tag`, or in English. */
export const textsFileOf = ({ texts }: Pick<Release, 'texts'>, tag: string): string | undefined =>
  texts[tag] ?? texts[languageOfTag(tag)] ?? texts.en;

/** A set in the frontend-discovery schema. `previous` are fallback versions by package: second, with no traffic. */
export function discoveryOf(
  set: string,
  releases: readonly Release[],
  previous: ReadonlyMap<string, Release> = new Map(),
): Discovery {
  const entriesOf = (release: Release) => {
    const before = previous.get(release.name);
    return before ? [entryOf(release, true), entryOf(before, false)] : [entryOf(release, true)];
  };
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    set,
    microFrontends: Object.fromEntries(releases.map((release) => [release.name, entriesOf(release)])),
  };
}

/**
 * The document inside a page in `language`: without unused members, previous versions, and fallbacks in other languages.
 * The shell fetches `/discovery.json` for those when needed.
 */
export function discoveryInPage(discovery: Discovery, language: string): Discovery {
  const microFrontends = Object.entries(discovery.microFrontends).map(([name, entries]) => {
    const served = entries.filter(({ deployment }) => deployment.default);
    return [name, served.map((entry) => entryInPage(entry, language))] as const;
  });
  return { ...discovery, microFrontends: Object.fromEntries(microFrontends) };
}

function entryInPage(entry: DiscoveryEntry, language: string): DiscoveryEntry {
  const { contract, fallbacks, integrity, styles, slots } = entry.extras;
  const own = fallbacks[language];
  // The remote's own runtime loads the styles of other chunks.
  const loaded = new Set([own, ...styles, ...Object.values(slots).flatMap((slot) => slot.styles)]);
  return {
    ...entry,
    extras: {
      ...entry.extras,
      contract: contractInPage(contract),
      fallbacks: own === undefined ? {} : { [language]: own },
      integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => loaded.has(file))),
    },
  };
}

/** Without what only the release gate and the dashboard read, and with routes as short as their defaults allow. */
function contractInPage(contract: RemoteContract): RemoteContract {
  const { flags, routes, ...rest } = contract;
  return {
    ...rest,
    routes: routes.map(shortRoute),
    ...(flags && { flags: flags.map((flag) => ({ ...flag, about: '' })) }),
    budget: { entry: 0, route: 0 },
    calls: [],
  };
}

/** A route is rendered in the browser and public unless it says otherwise: whoever parses it adds that again. */
const shortRoute = ({ path, render, access }: RemoteRoute): RemoteRoute =>
  ({
    path,
    ...(render !== 'browser' && { render }),
    ...(access !== 'public' && { access }),
  }) as RemoteRoute;

function entryOf(release: Release, isServed: boolean): DiscoveryEntry {
  const base = assetBase(release);
  const entry = release.files.find(({ path }) => path === release.entry);
  if (!entry) throw new Error(`${release.name} ${release.version} lacks its entry ${release.entry}.`);
  return {
    url: base + release.entry,
    metadata: { integrity: entry.integrity, version: release.version },
    deployment: { traffic: isServed ? 100 : 0, default: isServed },
    extras: {
      contract: release.contract,
      base,
      styles: release.preload.styles,
      scripts: release.preload.scripts,
      slots: release.slots,
      texts: release.texts,
      integrity: Object.fromEntries(
        release.files
          .filter(({ path }) => /\.(?:css|html)$/.test(path))
          .map((file) => [file.path, file.integrity]),
      ),
      fallbacks: release.fallbacks,
    },
  };
}
