import { createRequire } from 'node:module';

/** Modules with module-level state, shared as singletons: one copy a page. */
const singletons = ['i18next', '@tanstack/query-core'] as const;

/**
 * One shared copy for each major version. A remote that was built against another major uses its bundled copy, which no
 * other remote shares. So a remote on React 18 runs in a shell on 19, and one on 19 in a shell on 20.
 */
const singletonsPerMajor = ['react', 'react-dom'] as const;

interface Share {
  singleton: boolean;
  requiredVersion: string;
  version: string;
}

/**
 * The share scope of Module Federation, by the same rule for shell and remotes. `react/` and `react-dom/` cover the
 * subpaths (`react-dom/client`, `react/jsx-runtime`), which would otherwise be loaded twice. Versions are those installed
 * in the package at `folder`; what it does not depend on is not shared. Small stateless libraries that tree-shake well
 * (react-i18next, react-router-dom, the hooks over query-core) are left out: a shared module is loaded whole.
 */
export function federationShares(folder: string): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const name of singletons) {
    const version = versionOf(name, folder);
    if (version) shares[name] = { singleton: true, ...version };
  }
  for (const name of singletonsPerMajor) {
    const version = versionOf(name, folder);
    if (!version) continue;
    shares[name] = { singleton: false, ...version };
    shares[`${name}/`] = { singleton: false, ...version };
  }
  return shares;
}

/** query-core is a transitive dependency, of the hooks over it, which have the same version. */
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
