import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';

export interface CollectedRoute {
  access: FastifyContextConfig['access'] | undefined;
  roles: FastifyContextConfig['roles'] | undefined;
  call: FastifyContextConfig['call'] | undefined;
  method: string;
  url: string;
  /** Excluded from the OpenAPI document. */
  isHidden: boolean;
  takesForeignForms: boolean;
}

/** Runs `create`, which makes an application, and returns its result with every route registered meanwhile. */
export async function collectRoutes<T>(
  create: () => Promise<T>,
): Promise<{ result: T; routes: CollectedRoute[] }> {
  const routes: CollectedRoute[] = [];
  // Fastify's diagnostics channel announces every instance before its first route.
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema, config }) => {
      const { access, roles, call, takesForeignForms = false } = config ?? {};
      for (const verb of [method].flat()) {
        if (verb === 'HEAD') continue;
        const isHidden = schema?.hide === true;
        routes.push({ method: verb, url, access, roles, call, isHidden, takesForeignForms });
      }
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { result: await create(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}
