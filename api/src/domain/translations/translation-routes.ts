import {
  languageByTag,
  languages,
  translationsFileAnswer,
  translationsManifestAnswer,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorTexts } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import type { App } from '../../http/typed-app.ts';

/** Raise it with every change of a text: a browser keeps what it has while its version is at least this. */
const version = 1;

const files: Readonly<Record<string, (language: string) => Readonly<Record<string, string>>>> = {
  error_codes: errorTexts,
};

const params = z.object({
  version: z.coerce.number().check(z.int(), z.positive()),
  language: z.string().check(z.maxLength(20)),
  file: z.string().check(z.maxLength(50)),
});

/** Texts that the API owns, so that a client can show them without asking for each. */
export function translationRoutes(app: App): void {
  app.get(
    '/manifest',
    {
      schema: {
        summary: 'The files of texts and their version',
        response: { 200: translationsManifestAnswer },
      },
    },
    async () => ({
      data: {
        version,
        languages: languages.map((language) => language.value),
        files: Object.keys(files).map((name) => ({
          name,
          path: `/translations/${version}/{language}/${name}`,
        })),
      },
    }),
  );
  app.get(
    '/:version/:language/:file',
    {
      schema: {
        summary: 'The texts of one file in one language',
        params,
        response: { 200: translationsFileAnswer },
      },
    },
    async (request, reply) => {
      const { language, file } = request.params;
      const read = Object.hasOwn(files, file) ? files[file] : undefined;
      if (read === undefined || !languageByTag(language) || request.params.version > version) {
        throw new ApiError(errorCode.notFound);
      }
      const isCurrent = request.params.version === version;
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
      return { data: { texts: { ...read(language) } } };
    },
  );
}
