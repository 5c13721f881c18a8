import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

type Setting<T> = z.ZodMiniType<T, string>;

/**
 * A setting that `read` understands; undefined from it, or an error, refuses the text. `takes` completes the sentence
 * `NAME takes …`. A secret's text stands in no message.
 */
export const setting = <T>(
  takes: string,
  read: (text: string) => T | undefined,
  { isSecret = false } = {},
): Setting<T> =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = attempt(() => read(text.trim()));
      if (value !== undefined) return value;
      const message = isSecret ? `takes ${takes}.` : `takes ${takes}; “${text}” is not.`;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Null without the setting. */
export const optional = <T>(kind: Setting<T>) => z._default(z.nullable(kind), null);

/** Any text; `missing`: its value without the setting. */
export const text = (missing: string) => z._default(z.string(), missing);

export const wholeNumber = (
  missing: number,
  { from = 0, to, takes }: { from?: number; to: number; takes: string },
) =>
  z._default(
    setting(`${takes} from ${from} to ${to}`, (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    }),
    missing,
  );

/** 0 asks the system for a free port. */
export const port = (missing: number) => wholeNumber(missing, { to: 65_535, takes: 'the number of a port' });

export const logLevel = z._default(
  setting('one of debug, info, warn, error, fatal, trace and silent', (text) =>
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(text) ? text : undefined,
  ),
  'warn',
);

const name = /^[\w-]+(?:\.[\w-]+)*$/;

export const hostName = setting('a name or an IP address without scheme and port', (text) =>
  isIP(text) > 0 || name.test(text) ? text : undefined,
);

/** An address, as written. One that holds a password is a secret. */
export const webAddress = (example: string, protocols = /^https?:$/, options?: { isSecret: boolean }) =>
  setting(
    `an address such as ${example}`,
    (text) => (protocols.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
    options,
  );

export const httpMethod = z._default(
  setting('one of GET, POST and PUT', (text) => (/^(?:GET|POST|PUT)$/.test(text) ? text : undefined)),
  'POST',
);

/** A secret of printable characters without spaces. */
export const secret = (minLength: number, takes: string) =>
  setting(
    `at least ${minLength} characters without spaces: ${takes}`,
    (text) => (/^[\x21-\x7e]+$/.test(text) && text.length >= minLength ? text : undefined),
    { isSecret: true },
  );

/** The text of a file. */
export const readableFile = setting('the path of a file that this program may read', (path) =>
  readFileSync(path, 'utf8'),
);
