import type { ErrorName } from '../errors/index.ts';

const byStatus: Readonly<Record<number, ErrorName>> = {
  400: 'malformedBody',
  401: 'loginRequired',
  403: 'noPermission',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimedOut',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  421: 'hostNotAllowed',
  429: 'tooManyAttempts',
  431: 'headersTooLarge',
  502: 'serviceUnavailable',
  503: 'serviceUnavailable',
  504: 'serviceUnavailable',
};

/** The catalogue's error for a status that Fastify or a plugin of it chose. */
export const errorOfStatus = (status: number): ErrorName =>
  byStatus[status] ?? (status >= 400 && status < 500 ? 'malformedBody' : 'internal');
