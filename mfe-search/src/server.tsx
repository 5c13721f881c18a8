import { createServerRender } from '@jobharbor/shared/remote/server';
import { App } from './app.tsx';
import { preparePage } from './prepare-page.ts';

export const render = createServerRender('mfe-search', App, preparePage);
