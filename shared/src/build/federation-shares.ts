import { createRequire } from 'node:module';

const versionOf = (name: string, from: string): string =>
  createRequire(`${from}/package.json`)(`${name}/package.json`).version as string;

/** One copy on a page, whoever brings it; a remote on another major brings its own and keeps it to itself. */
const singletons = ['react', 'react-dom', 'i18next'] as const;

/**
 * The share scope, the same rule for shell and remotes. `react/` and `react-dom/` cover the subpaths (`react-dom/client`,
 * `react/jsx-runtime`), which would otherwise be loaded twice. Versions are those of the package at `folder`.
 * What is small when shaken and holds no state of its own (react-i18next, react-router-dom, the hooks over query-core)
 * is not here: shared, it would be loaded whole.
 */
export function federationShares(folder: string) {
  const shares: Record<string, { singleton: true; requiredVersion: string; version: string }> = {};
  for (const name of singletons) {
    let version: string;
    try {
      version = versionOf(name, folder);
    } catch {
      continue;
    }
    const rule = { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0`, version } as const;
    shares[name] = rule;
    if (name === 'react' || name === 'react-dom') shares[`${name}/`] = rule;
  }
  const query = versionOf('@tanstack/react-query', folder);
  shares['@tanstack/query-core'] = {
    singleton: true,
    requiredVersion: `^${query.split('.')[0]}.0.0`,
    version: query,
  };
  return shares;
}
