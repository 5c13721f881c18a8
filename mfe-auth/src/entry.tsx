import { createLifecycles } from '@jobharbor/shared/remote';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = createLifecycles(App);
