import type { Page } from 'playwright';

/** The version of React that a remote uses, from Module Federation's share scope; null if it has loaded none. */
export const reactVersionOf = (page: Page, name: string): Promise<string | null> =>
  page.evaluate(
    (container) => {
      type Shared = { useIn?: string[]; loaded?: unknown; lib?: unknown };
      type Scope = Record<string, Record<string, Shared>>;
      const { __FEDERATION__: federation } = globalThis as unknown as {
        __FEDERATION__?: { __SHARE__?: Record<string, { default?: Scope }> };
      };
      for (const { default: scope } of Object.values(federation?.__SHARE__ ?? {})) {
        for (const [version, { useIn, loaded, lib }] of Object.entries(scope?.react ?? {}))
          if (useIn?.includes(container) && (loaded || lib)) return version;
      }
      return null;
    },
    name.replaceAll('-', '_'),
  );
