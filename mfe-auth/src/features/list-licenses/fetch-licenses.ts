import { bundledLicenses, licensesFile } from '@jobharbor/shared/remote/bundled-licenses';
import { discovery } from '@jobharbor/shared/remote/discovery';

export interface License {
  name: string;
  version: string;
  license: string;
  text: string | null;
}

/**
 * The packages in the releases that this visitor gets, of shell and remotes, by name. Each release lists its own, so that
 * the page is right whichever team has released. Rejects if one cannot be read: a shorter list would be a wrong one.
 */
export async function fetchLicenses(): Promise<License[]> {
  const { microFrontends } = discovery.parse(await fetchJson('/discovery.json'));
  const bases = Object.values(microFrontends).flatMap((entries) =>
    entries.filter(({ deployment }) => deployment.default).map(({ extras }) => extras.base),
  );
  const lists = await Promise.all(
    bases.map(async (base) => bundledLicenses.parse(await fetchJson(base + licensesFile))),
  );
  const byId = new Map<string, License>();
  for (const { packages, texts } of lists)
    for (const { text, ...one } of packages)
      byId.set(`${one.name} ${one.version}`, { ...one, text: text === null ? null : (texts[text] ?? null) });
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, license]) => license);
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}.`);
  return answer.json();
}
