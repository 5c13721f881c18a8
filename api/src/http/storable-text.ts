import { ApiError, errorCode } from '@jobharbor/shared/errors';
import fp from 'fastify-plugin';

/**
 * Refuses text that PostgreSQL cannot store unchanged: NUL characters and lone surrogates. The error names the field;
 * the check runs before validation.
 */
export const storableTextPlugin = fp(
  async (app) => {
    app.addHook('preValidation', async ({ body, query, params }) => {
      const field = [body, query, params].map((value) => findUnstorable(value, [])).find((path) => path);
      if (field == null) return;
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { [field]: 'character' } });
    });
  },
  { name: 'storable-text' },
);

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** The path of the first such text, or null. Values nested deeper than 20 levels are not searched: no schema goes so deep. */
function findUnstorable(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? path.join('.') || 'error' : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || path.length > 20) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnstorable(key)) return path.join('.') || 'error';
    const found = findUnstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
