import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import { LRUCache } from 'lru-cache';
import type { RemoteResult } from '../render/render-contract.ts';
import { surrogateKey } from './drawn-page.ts';
import { flagsOf, isOwn, type JobFlags, type JobMarks, marksOf } from './job-marks.ts';
import { createRenderCache, type RenderCache, type RenderCacheOptions } from './render-cache.ts';
import { isSameAround, joinCards, type SplitPage, splitCards } from './split-cards.ts';

/** A remote's part, rendered for nobody in particular. */
export interface MembersPart {
  drawn: RemoteResult | null;
  hasApiFailed: boolean;
  /** Others' renders had the processes: no fault of the release. */
  isRefused: boolean;
  keys: ReadonlySet<string>;
  /** Time of the render in milliseconds. The browser hydrates with the same. */
  now: number;
}

/** Renders the part for nobody in particular, with these flags. */
export type DrawPart = (flags: JobFlags, now: number) => Promise<MembersPart>;

export interface MembersParts extends Pick<RenderCache<MembersPart>, 'drop' | 'clear'> {
  /**
   * The part of `key` for a person with these flags, whose job cards have their marks. Null where the flags change more than
   * that: such a part must be rendered for the person.
   */
  find(asked: AskedPart, draw: DrawPart): Promise<MembersPart | null>;
}

interface AskedPart {
  key: string;
  /** Whether the page may show that there is an alert of this one, as in `alert_paths` of the flags. */
  showsAlertOf: (page: string) => boolean;
  /** The job that the page is of, whose marks it shows outside of cards. */
  ownJob: number | undefined;
  flags: JobFlags;
  sharedBy: NonNullable<RemoteRoute['sharedBy']>;
}

/** A shared part, and its cards with marks. */
interface SharedPart extends MembersPart {
  split: SplitPage;
  /** By marks: the HTML of all cards as if each job had these; null if such a render differs elsewhere too. */
  cards: Map<JobMarks, Promise<readonly string[] | null>>;
}

/** What is known of a page that was asked for. */
interface KnownPage {
  keys: ReadonlySet<string>;
  /** The marks that its cards were shown with, latest last. */
  marks: readonly JobMarks[];
  /** Of a person with marks, in milliseconds. */
  askedAt: number;
}

const maxKnown = 2_000;
/** Marks of cards that a page is rendered with. Further ones are rare. */
const maxMarks = 6;
/** A page that nobody with marks asked for in this time is not rendered twice for one of them. */
const oftenMs = 30_000;

/**
 * Cache of the parts that signed-in people share. It holds no data of a person. A part is rendered without id and name, for
 * flags that no person has: none, or the same marks on every card. A person's page is put together from such cards.
 */
export function createMembersParts(options: RenderCacheOptions = {}): MembersParts {
  const { now = Date.now } = options;
  const cache = createRenderCache<SharedPart>(
    ({ drawn, keys, hasApiFailed }) => ({
      bytes: 8 * (drawn?.html.length ?? 0) + 50_000,
      ...{ keys, hasApiFailed },
      isCacheable: drawn?.status === 200 && !hasApiFailed,
    }),
    { maxBytes: 48 * 2 ** 20, ...options },
  );
  const known = new LRUCache<string, KnownPage>({ max: maxKnown });

  /** Whether a render for everybody is worth more than one for this person. */
  function isOftenAsked(key: string, page: KnownPage): boolean {
    const { askedAt } = page;
    page.askedAt = now();
    return cache.has(key) || now() - askedAt < oftenMs;
  }

  /** A page that few others share: it is rendered for the person first. */
  function unknown(key: string): KnownPage {
    const page = { keys: new Set<string>(), marks: [], askedAt: Number.NEGATIVE_INFINITY };
    known.set(key, page);
    return page;
  }

  return {
    async find({ key: ofPage, showsAlertOf, ownJob: ofPath, flags, sharedBy }, draw) {
      const marks = sharedMarks(flags, showsAlertOf);
      const latestSaved = sharedBy === 'unsaved' ? flags.saved_job_ids[0] : undefined;
      const ownJob = latestSaved ?? ofPath;
      const own = ownJob === undefined ? '' : (marks?.get(ownJob) ?? '');
      if (marks === null || isOwn.page(own)) return null;
      const key = own === '' ? ofPage : `${ownJob}${own}${ofPage}`;
      const before = known.get(key) ?? (latestSaved === undefined ? undefined : unknown(key));
      const isRare = latestSaved !== undefined || markedOn(before?.keys, marks, ownJob).length > 0;
      if (before && isRare && !isOftenAsked(key, before)) return null;
      const ownMarks = new Map(ownJob === undefined || own === '' ? [] : [[ownJob, own]]);
      const { page: part } = await cache.get(key, async () => {
        const drawn = await drawShared(draw, ownMarks);
        for (const again of known.get(key)?.marks ?? []) void cardsWith(drawn, again, ownMarks, draw);
        return drawn;
      });
      const marked = markedOn(part.keys, marks, ownJob);
      const wanted = [...new Set(marked.map(([, one]) => one))];
      const used = [...new Set([...(known.get(key)?.marks ?? []), ...wanted])].slice(-maxMarks);
      known.set(key, {
        keys: part.keys,
        marks: used,
        askedAt: isRare || marked.length > 0 ? now() : (before?.askedAt ?? 0),
      });
      return marked.length === 0 ? part : withMarks(part, new Map(marked), ownMarks, draw);
    },
    drop: cache.drop,
    clear: cache.clear,
  };
}

/** The marks of a person whose page is a shared one but for its cards; null where it differs elsewhere. */
function sharedMarks(
  { alert_paths: alerts = [], ...flags }: JobFlags,
  showsAlertOf: AskedPart['showsAlertOf'],
): ReadonlyMap<number, JobMarks> | null {
  return alerts.some(showsAlertOf) ? null : marksOf(flags);
}

/** The marked jobs of a page, but for the one that it is of. */
const markedOn = (
  keys: ReadonlySet<string> | undefined,
  marks: ReadonlyMap<number, JobMarks>,
  ownJob?: number,
) => [...marks].filter(([id]) => id !== ownJob && keys?.has(surrogateKey.job(id)));

async function drawShared(draw: DrawPart, marks: ReadonlyMap<number, JobMarks>): Promise<SharedPart> {
  const part = await draw(flagsOf(marks), Date.now());
  return { ...part, split: splitCards(part.drawn?.html ?? ''), cards: new Map() };
}

/** The part with marks on its cards; null where one of them must be rendered for the person. */
async function withMarks(
  part: SharedPart,
  marks: ReadonlyMap<number, JobMarks>,
  own: ReadonlyMap<number, JobMarks>,
  draw: DrawPart,
): Promise<MembersPart | null> {
  const { drawn, split } = part;
  const shown = new Set(split.cards.map(({ jobId }) => jobId));
  if (!drawn || [...marks].some(([id, one]) => isOwn.card(one) || !shown.has(id))) return null;
  const wanted = [...new Set(marks.values())];
  const cards = await Promise.all(wanted.map((one) => cardsWith(part, one, own, draw)));
  if (cards.includes(null)) return null;
  const html = joinCards(split, (card, index) => {
    const one = marks.get(card.jobId);
    return one === undefined ? card.html : (cards[wanted.indexOf(one)]?.[index] ?? card.html);
  });
  return { ...part, drawn: { ...drawn, html } };
}

/** The cards of a part as if each job had these marks, rendered once. */
function cardsWith(
  part: SharedPart,
  marks: JobMarks,
  own: ReadonlyMap<number, JobMarks>,
  draw: DrawPart,
): Promise<readonly string[] | null> {
  const { split, cards } = part;
  const drawing = cards.get(marks);
  if (drawing) return drawing;
  if (cards.size >= maxMarks) return Promise.resolve(null);
  // The page's own job first: where it is a saved one, it must be the latest.
  const all = new Map([...own, ...split.cards.map(({ jobId }) => [jobId, marks] as const), ...own]);
  const drawn = draw(flagsOf(all), part.now).then(
    (other) => {
      const isWhole = other.drawn?.status === 200 && !other.hasApiFailed;
      const found = splitCards(other.drawn?.html ?? '');
      return isWhole && isSameAround(split, found) ? found.cards.map(({ html }) => html) : null;
    },
    () => null,
  );
  cards.set(marks, drawn);
  return drawn;
}
