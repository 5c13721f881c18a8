export { installNativeOverlays } from '../ui/testing/native-overlays.ts';
export { createFakeRealtime, type FakeRealtime } from './fake-realtime.ts';
export { testServer } from './file-server.ts';
export { type HydrateRemoteOptions, hydrateRemote } from './hydrate-remote.tsx';
export { aSubscription, type FakePush, installPush } from './install-push.ts';
export { latch } from './latch.ts';
export { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';
export { noFacets } from './no-facets.ts';
export { type RenderRemoteOptions, renderRemote } from './render-remote.tsx';
