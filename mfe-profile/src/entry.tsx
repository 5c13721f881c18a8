import { createLifecycles } from '@jobharbor/shared/remote';
import { App } from './app.tsx';
import './styles.css';

export const { bootstrap, mount, unmount } = createLifecycles(App);
