import { createServerRender } from '@jobharbor/shared/remote/server';
import { App } from './app.tsx';
import { preparePolicy } from './features/read-policy/prepare-policy.ts';

export const render = createServerRender('mfe-auth', App, preparePolicy);
