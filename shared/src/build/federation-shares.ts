import { createRequire } from 'node:module';

/** Modules with state of their own: one copy on a page, whoever brings it. */
const singletons = ['i18next', '@tanstack/query-core'] as const;

/**
 * One copy for everybody of the same major; who was built on another major finds none that suits and uses the copy that
 * it brings, which suits nobody else. So a remote on React 18 lives in a shell on 19, and one on 19 in a shell on 20.
 */
const oneOfEachMajor = ['react', 'react-dom'] as const;

interface Share {
  singleton: boolean;
  requiredVersion: string;
  version: string;
}

/**
 * The share scope, the same rule for shell and remotes. `react/` and `react-dom/` cover the subpaths (`react-dom/client`,
 * `react/jsx-runtime`), which would otherwise be loaded twice. Versions are those of the package at `folder`; what it
 * does not depend on is not shared by it.
 * What is small when shaken and holds no state of its own (react-i18next, react-router-dom, the hooks over query-core)
 * is not here: shared, it would be loaded whole.
 */
export function federationShares(folder: string): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const name of singletons) {
    const version = versionOf(name, folder);
    if (version) shares[name] = { singleton: true, ...version };
  }
  for (const name of oneOfEachMajor) {
    const version = versionOf(name, folder);
    if (!version) continue;
    shares[name] = { singleton: false, ...version };
    shares[`${name}/`] = { singleton: false, ...version };
  }
  return shares;
}

/** The package reaches query-core through the hooks over it, which have the same version. */
const foundAs: Record<string, string> = { '@tanstack/query-core': '@tanstack/react-query' };

function versionOf(name: string, folder: string): Pick<Share, 'requiredVersion' | 'version'> | undefined {
  try {
    const manifest = createRequire(`${folder}/package.json`)(`${foundAs[name] ?? name}/package.json`) as {
      version: string;
    };
    return { requiredVersion: `^${manifest.version.split('.')[0]}.0.0`, version: manifest.version };
  } catch {
    return undefined;
  }
}
