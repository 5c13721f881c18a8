import { createServerRender } from '@jobharbor/shared/remote/server';
import { App } from './app.tsx';

export const render = createServerRender('mfe-search', App, async ({ queryClient }) => {
  queryClient.setQueryData(['hot'], { ok: 1 });
  return undefined;
});
