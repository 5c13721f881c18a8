import { rm } from 'node:fs/promises';
import { type RenderApiProxy, startRenderApiProxy } from './render-api-proxy.ts';
import { apiSocketIn, makeRenderHome, sandboxRoot } from './render-home.ts';
import type { RenderProcessOptions } from './render-process.ts';

/** Folder of a pool with the socket of its API proxy, made when the first process needs it. */
export interface RenderHome {
  paths(): Promise<Pick<RenderProcessOptions, 'apiSocket' | 'root'>>;
  /** The proxy, where a process has been started. */
  api(): Promise<RenderApiProxy | undefined>;
  remove(): Promise<void>;
}

export function openHome(apiUrl: string): RenderHome {
  let home: Promise<{ folder: string; api: RenderApiProxy }> | null = null;
  const make = async () => {
    const folder = await makeRenderHome();
    return { folder, api: await startRenderApiProxy(apiSocketIn(folder), apiUrl) };
  };
  return {
    async paths() {
      home ??= make();
      const { folder } = await home;
      return { apiSocket: apiSocketIn(folder), root: sandboxRoot(folder) };
    },
    api: async () => (await home)?.api,
    async remove() {
      const made = await home?.catch(() => null);
      if (!made) return;
      await made.api.stop();
      await rm(made.folder, { recursive: true, force: true });
    },
  };
}
