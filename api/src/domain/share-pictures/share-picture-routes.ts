import { drawCompanyPicture } from '@jobharbor/shared/calls/company/draw-company-picture';
import { drawJobPicture } from '@jobharbor/shared/calls/job/draw-job-picture';
import {
  type CountryKey,
  countryByKey,
  defaultCountry,
  languageBySlug,
  localeTag,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { localDigits } from '../../config-lists/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findCompanyProfile } from '../companies/company-repository.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import type { SharePicture } from './draw-share-picture.ts';
import { shownPay } from './shown-pay.ts';

/** Milliseconds that this process keeps a picture, and seconds that caches of others do. */
const keptFor = { here: 600_000, elsewhere: 3_600 };
const longestTitle = 200;

/** Pictures of shared links. One is drawn at a time: a flood of addresses waits or is refused, and slows nothing else. */
export function sharePictureRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const inTurn = createFairQueue({ running: 1, waiting: 30 });
  const drawn = new LRUCache<string, Buffer>({ max: 200, ttl: keptFor.here });

  async function send(key: string, reply: FastifyReply, read: () => Promise<SharePicture | null>) {
    const drawOnce = async () => {
      const known = drawn.get(key);
      if (known) return known;
      const png = await draw(await read());
      drawn.set(key, png);
      return png;
    };
    const png = drawn.get(key) ?? (await inTurn(drawOnce));
    reply.header('cache-control', `public, max-age=${keptFor.elsewhere}`).type('image/png');
    return png;
  }

  serve(app, drawJobPicture, ({ params: { id, language: slug }, reply }) =>
    send(`job ${id} ${slug}`, reply, async () => {
      const market = marketOf(slug);
      const job = (await findJobCards(db, [id], market)).get(id);
      if (job === undefined) return null;
      const places = job.locations.slice(0, 2).map(({ value }) => value);
      return {
        ...pictureIn(market),
        title: job.title.slice(0, longestTitle),
        by: job.company.name,
        facts: [
          [...places, job.work_arrangement?.value].filter(Boolean).join(' · '),
          job.status === 'open' ? shownPay(tagIn(market, job.country_key), job.salary) : '',
        ],
      };
    }),
  );

  serve(app, drawCompanyPicture, ({ params: { id, language: slug }, reply }) =>
    send(`company ${id} ${slug}`, reply, async () => {
      const market = marketOf(slug);
      const company = await findCompanyProfile(db, id, market, clock());
      if (company === null) return null;
      const { industry, size, location } = company;
      return {
        ...pictureIn(market),
        title: company.name.slice(0, longestTitle),
        by: [industry?.value, size && localDigits(size.value, tagIn(market, company.country_key))]
          .filter(Boolean)
          .join(' · '),
        facts: [location?.value ?? ''],
      };
    }),
  );
}

async function draw(picture: SharePicture | null): Promise<Buffer> {
  if (picture === null) throw new ApiError(errorCode.notFound);
  // Loaded with the first picture: canvas and PDF library would slow each start.
  const { drawSharePicture } = await import('./draw-share-picture.ts');
  return drawSharePicture(picture);
}

/** The language with the default country: pay is in the job's currency, and digits are those of `tagIn`. */
function marketOf(slug: string): Market {
  const [language, country] = [languageBySlug(slug), countryByKey(defaultCountry)];
  if (language === undefined || country === undefined) throw new ApiError(errorCode.notFound);
  return { language, country };
}

/** The tag of the page in the country of a job or company, whose digits a picture has. */
const tagIn = ({ language }: Market, country: string): string =>
  localeTag({ language, country: countryByKey(country as CountryKey) ?? { key: 'others' } });

const pictureIn = ({ language }: Market) => ({
  language: language.value,
  isRightToLeft: language.dir === 'rtl',
});
