import swagger from '@fastify/swagger';
import { brand } from '@jobharbor/shared/brand';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeEmployerCalls } from './describe-employer-calls.ts';
import { docsStyle, renderDocs } from './docs-page.ts';
import { addErrorResponses } from './error-responses.ts';
import { securitySchemes } from './security-schemes.ts';

const about = [
  'Successful answers are `{ data }`; failures are `{ code, message, errors, request_id }`.',
  'Times are seconds since 1970, money is ISO 4217 minor units.',
  'The headers `Country-Id`, `Language-Id` and `Role-Id` say whom the answer is for.',
].join(' ');

/** Collects every route's schemas. Register before the routes. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1.0.0', description: about },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
    transformObject: (source) => {
      if (!('openapiObject' in source)) return source.swaggerObject;
      const document = structuredClone(source.openapiObject);
      addErrorResponses(document as Parameters<typeof addErrorResponses>[0]);
      describeEmployerCalls(document as Parameters<typeof describeEmployerCalls>[0]);
      return document;
    },
  });
}

/** The result of `make`, which runs once, when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Serves the OpenAPI document at `/api/openapi.json` and a readable page of it at `/api/docs`. Each is made once: making the
 * page takes a second, and anybody may ask for it.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  const document = once(() => Buffer.from(JSON.stringify(app.swagger())));
  const page = once(() => Buffer.from(renderDocs(app.swagger())));
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(page()),
  );
  app.get('/api/docs/style.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}
