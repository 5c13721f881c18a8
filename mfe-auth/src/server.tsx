import { createServerRender, type Preparation } from '@jobharbor/shared/remote/server';
import { App, loadPageAt } from './app.tsx';
import { preparePolicy } from './features/read-policy/prepare-policy.ts';

const preparePage = async (preparation: Preparation): Promise<undefined> => {
  await Promise.all([loadPageAt(preparation.path), preparePolicy(preparation)]);
};

export const render = createServerRender('mfe-auth', App, preparePage);
