import { request as askPlainly, type ClientRequest, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';
import {
  certificateFault,
  createTlsFiles,
  type TlsFiles,
  type TlsPaths,
} from '@jobharbor/shared/http-server';
import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

interface ApiTls {
  files: TlsFiles;
  connect: buildConnector.connector;
  agent: Agent;
}

/** Certificates by the origin of an API. Set once by a program; an API without any is asked by http. */
const known = new Map<string, ApiTls>();

const connectMs = 5_000;

/** The certificate of the API was refused; its sentence says why. */
class ApiCertificateError extends Error {
  override name = 'ApiCertificateError';
}

/**
 * From here on this process proves to the API at `apiUrl` who it is, and takes no other API for it. Returns a function that
 * ends it. Throws a sentence where the files cannot be used.
 */
export function useApiTls(
  apiUrl: string,
  paths: TlsPaths,
  { onError = () => {}, lookMs }: { onError?: (error: Error) => void; lookMs?: number } = {},
): () => Promise<void> {
  const { origin, protocol } = new URL(apiUrl);
  if (protocol !== 'https:')
    throw new Error(`API_URL takes an https address where API_TLS_CA is set, not ${apiUrl}.`);
  const files = createTlsFiles(paths, { onError, ...(lookMs !== undefined && { lookMs }) });
  const connect = createConnect(files);
  const agent = new Agent({ connect, allowH2: false });
  known.set(origin, { files, connect, agent });
  return async () => {
    known.delete(origin);
    await agent.destroy();
  };
}

/** Connects with the certificates of now. No session is resumed, since that would skip the check of new ones. */
function createConnect(files: TlsFiles): buildConnector.connector {
  let used = files.current();
  const build = () =>
    buildConnector({
      ...{ allowH2: false, maxCachedSessions: 0, timeout: connectMs },
      secureContext: used.secureContext,
    });
  let connect = build();
  return (options, callback) => {
    const now = files.current();
    if (now !== used) {
      used = now;
      connect = build();
    }
    connect(options, (error, socket) => {
      if (error) callback(explain(error, options.hostname), null);
      else callback(null, socket);
    });
  };
}

function explain(error: Error, host: string): Error {
  const fault = certificateFault('code' in error && error.code);
  return fault === null
    ? error
    : new ApiCertificateError(`The certificate of the API at ${host} ${fault}.`, { cause: error });
}

const tlsOf = (url: string | URL): ApiTls | undefined => known.get(new URL(url).origin);

/** `fetch` to the API. */
export function askApi(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const tls = tlsOf(url);
  if (tls === undefined) return fetch(url, init);
  // The same interface, with types of its own.
  const options = { ...init, dispatcher: tls.agent } as Parameters<typeof fetchThrough>[1];
  return fetchThrough(url, options) as unknown as Promise<Response>;
}

/** Options by which a pool or an agent of undici, of any version, connects to the API. */
export function apiConnect(apiUrl: string): { connect?: buildConnector.connector; allowH2?: false } {
  const tls = tlsOf(apiUrl);
  return tls === undefined ? {} : { connect: tls.connect, allowH2: false };
}

/** A single request to the API that may become an upgrade. */
export function requestApi(url: URL, options: RequestOptions): ClientRequest {
  const tls = tlsOf(url);
  if (tls === undefined) return (url.protocol === 'https:' ? askSecurely : askPlainly)(url, options);
  return askSecurely(url, { ...options, ...{ secureContext: tls.files.current().secureContext } });
}
