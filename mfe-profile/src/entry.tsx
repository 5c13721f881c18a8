import { createLifecycles, unpackState } from '@jobharbor/shared/remote';
import { App } from './app.tsx';

// The profile's first sections are in this chunk: hydration loads no other code.
export const { bootstrap, mount, unmount } = createLifecycles(App, undefined, unpackState);
