import { getTranslations } from '@jobharbor/shared/calls/translations/get-translations';
import { getTranslationsManifest } from '@jobharbor/shared/calls/translations/get-translations-manifest';
import { languageByTag, languages } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorTexts } from '@jobharbor/shared/errors';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';

/** Raise it with every change of a text: browsers cache the files of a version without revalidating. */
const version = 7;

const files: Readonly<Record<string, (language: string) => Readonly<Record<string, string>>>> = {
  error_codes: errorTexts,
};

/** The API's own texts as files, so that a client fetches each once and caches it. */
export function translationRoutes(app: App): void {
  serve(app, getTranslationsManifest, async () => ({
    version,
    languages: languages.map((language) => language.value),
    files: Object.keys(files).map((name) => ({
      name,
      path: `/translations/${version}/{language}/${name}`,
    })),
  }));

  serve(app, getTranslations, async ({ params: { version: asked, language, file }, reply }) => {
    const read = Object.hasOwn(files, file) ? files[file] : undefined;
    if (read === undefined || !languageByTag(language) || asked > version) {
      throw new ApiError(errorCode.notFound);
    }
    const isCurrent = asked === version;
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
    return { texts: { ...read(language) } };
  });
}
