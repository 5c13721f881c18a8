import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

/** A Fastify instance whose route schemas are zod's, so that requests and replies have their types. */
export type App = ReturnType<typeof withZod>;

/** Sets zod as validator, serializer and type provider of `app`. */
export const withZod = (app: FastifyInstance) =>
  app
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>();
