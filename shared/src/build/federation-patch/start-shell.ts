import { init, ModuleFederation } from '@module-federation/enhanced/runtime';
import { startContainer } from './start-container.ts';

interface Page {
  __FEDERATION__: { __INSTANCES__: ModuleFederation[]; __START__?: typeof startContainer };
  _FEDERATION_RUNTIME_CORE?: object;
}

/** Starts the runtime for the shell's build and publishes the globals that the builds of remotes start from. */
export function startShell(bundle: Parameters<typeof startContainer>[0], name: string): void {
  startContainer(bundle, name, init);
  const page = globalThis as unknown as Page;
  page.__FEDERATION__.__START__ = startContainer;
  // Releases that contain their own bundler runtime take the core of the runtime from here.
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
