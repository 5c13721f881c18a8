import { text } from './kinds.ts';
import { readSettings, settingsError } from './read-settings.ts';

/** Files of the connection between gateway and API. */
const names = ['API_TLS_CA', 'API_TLS_CERT', 'API_TLS_KEY'] as const;

/** Paths of PEM files by `API_TLS_CA`, `API_TLS_CERT` and `API_TLS_KEY`; null without them. Throws where one is missing. */
export function readApiTls(env: NodeJS.ProcessEnv): { ca: string; cert: string; key: string } | null {
  const given = readSettings(env, {
    API_TLS_CA: text(''),
    API_TLS_CERT: text(''),
    API_TLS_KEY: text(''),
  });
  const missing = names.filter((name) => given[name] === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw settingsError(`${names.join(', ')} belong together; ${missing.join(' and ')} is missing.`);
  return { ca: given.API_TLS_CA, cert: given.API_TLS_CERT, key: given.API_TLS_KEY };
}
