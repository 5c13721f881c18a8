import { init, ModuleFederation } from '@module-federation/enhanced/runtime';
import { startContainer } from './start-container.ts';

interface Page {
  __FEDERATION__: { __INSTANCES__: ModuleFederation[]; __START__?: typeof startContainer };
  _FEDERATION_RUNTIME_CORE?: object;
}

/** The shell's build joins the runtime, and from here on the builds of remotes can, by what stands on the page for them. */
export function startShell(bundle: Parameters<typeof startContainer>[0], name: string): void {
  startContainer(bundle, name, init);
  const page = globalThis as unknown as Page;
  page.__FEDERATION__.__START__ = startContainer;
  // Remotes that were released with a bundler runtime of their own take the runtime's heart from here.
  page._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal: globalThis,
    ModuleFederation,
    helpers: {},
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationConstructor: () => {},
    setGlobalFederationInstance: (instance: ModuleFederation) =>
      page.__FEDERATION__.__INSTANCES__.push(instance),
  };
}
