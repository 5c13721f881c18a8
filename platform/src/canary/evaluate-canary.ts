import type { Canary } from '../contract/documents.ts';
import type { Comparison, SetFigures } from '../contract/schemas.ts';
import { addSide, type CountrySums, emptySide, type SideSums, type TrialSums } from './trial-sums.ts';

/** Where and how a canary is worse than the live set. */
export interface Finding {
  /** Null: over all countries. */
  country: string | null;
  /** The remote and version with the most first failures; null for silent pages. */
  culprit: string | null;
  canary: SetFigures;
  live: SetFigures;
  sentence: string;
}

export interface Verdict {
  comparison: Comparison;
  /** By country first; empty if it is not worse, or the sample is too small. */
  findings: Finding[];
}

/**
 * Tolerated excess of silent pages, which never started in the browser: a set whose scripts do not run reports no
 * failure.
 */
const silenceTolerance = 0.25;

/**
 * Tolerated excess of visits in which the network did not bring a file. Networks fail in bursts, which hit one side by
 * chance: only a set whose files hardly arrive is stopped.
 */
const networkTolerance = 0.1;

/**
 * A set that fails no more often than is tolerated is stopped with at most this probability (Chernoff bound). It is low
 * because each country is compared every two seconds as long as the canary runs.
 */
const chanceOfFalseStop = 0.001;

/**
 * Compares canary and live set in each country and overall. Worse means that both sides have the minimum visits, and
 * one of two shares is higher. The share of failed visits must exceed the tolerance and what chance explains. The share
 * of silent pages must exceed the tolerance. Where chance may explain it, the canary is doubtful: it continues, but its
 * ramp waits.
 */
export function evaluateCanary(canary: Canary, sums: TrialSums): Verdict {
  const all: CountrySums = { canary: emptySide(), live: emptySide() };
  const countries: Comparison['countries'] = [];
  const findings: Finding[] = [];
  const doubts: Finding[] = [];
  const note = (compared: Compared) => {
    findings.push(...compared.findings);
    doubts.push(...compared.doubts);
  };
  for (const [country, sides] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    addSide(all.canary, sides.canary);
    addSide(all.live, sides.live);
    countries.push({ country, ...figuresOf(canary, sides) });
    note(compare(canary, sides, country));
  }
  note(compare(canary, all, null, failuresByCountry(countries)));
  const worse = findings.map(({ sentence }) => sentence);
  const doubtful = doubts.map(({ sentence }) => sentence);
  return { comparison: { ...figuresOf(canary, all), countries, worse, doubtful }, findings };
}

type Share = Pick<SetFigures, 'failed' | 'visits'>;

interface Compared {
  findings: Finding[];
  doubts: Finding[];
}

/** Failures are reported at once, visits possibly later: count at least as many visits as failures. */
const visitsOf = ({ opened, broken }: SideSums): number => Math.max(opened, broken);

const figuresOf = (canary: Canary, sides: CountrySums) => ({
  canary: { set: canary.set, visits: visitsOf(sides.canary), failed: sides.canary.broken },
  live: { set: canary.against, visits: visitsOf(sides.live), failed: sides.live.broken },
});

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The countries with the most failures, as a hint for an overall verdict. */
function failuresByCountry(countries: Comparison['countries']): string {
  const most = countries
    .filter(({ canary }) => canary.failed > 0)
    .sort((a, b) => b.canary.failed - a.canary.failed)
    .slice(0, 3)
    .map(({ country, canary }) => `${canary.failed} of ${canary.visits} in ${country}`);
  return ` (${most.join(', ')})`;
}

/**
 * Whether so many failures are more than chance explains where this share is expected, by the Chernoff bound on the tail of
 * the binomial distribution.
 */
function isBeyondChance({ failed, visits }: Share, expected: number): boolean {
  const share = shareOf(failed, visits);
  if (share <= expected) return false;
  const ofOthers = share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - expected));
  const divergence = share * Math.log(share / expected) + ofOthers;
  return visits * divergence > -Math.log(chanceOfFalseStop);
}

/** The live set's share of failures as far as few visits tell it (rule of succession): none of 50 does not mean never. */
const expectedShare = ({ failed, visits }: Share): number => (failed + 1) / (visits + 2);

function compare(canary: Canary, sides: CountrySums, country: string | null, detail = ''): Compared {
  const { minimum_visits, tolerance } = canary.threshold;
  const where = country === null ? 'Over all countries' : `In ${country}`;
  const figures = figuresOf(canary, sides);
  const findings: Finding[] = [];
  const doubts: Finding[] = [];
  const failed = {
    canary: shareOf(figures.canary.failed, figures.canary.visits),
    live: shareOf(figures.live.failed, figures.live.visits),
  };
  const areEnough = Math.min(figures.canary.visits, figures.live.visits) >= minimum_visits;
  if (areEnough && failed.canary - failed.live > tolerance) {
    const culprit = mostFrequent(sides.canary.culprits);
    const isProven = isBeyondChance(figures.canary, expectedShare(figures.live) + tolerance);
    (isProven ? findings : doubts).push({
      country,
      culprit,
      ...figures,
      sentence:
        `${where} ${figures.canary.failed} of ${figures.canary.visits} visits (${percent(failed.canary)}) failed ` +
        `with set ${canary.set}${detail}, most often by ${culprit}, against ${figures.live.failed} of ` +
        `${figures.live.visits} (${percent(failed.live)}) with the live set ${canary.against}: ` +
        `more than the tolerated ${percent(tolerance)} above it${isProven ? '' : ', but so few may be chance'}.`,
    });
  }
  const silent = { canary: silenceOf(sides.canary), live: silenceOf(sides.live) };
  const areEnoughPages = Math.min(sides.canary.pages, sides.live.pages) >= minimum_visits;
  if (areEnoughPages && silent.canary - silent.live > Math.max(silenceTolerance, tolerance)) {
    findings.push({
      country,
      culprit: null,
      ...figures,
      sentence:
        `${where} ${percent(silent.canary)} of ${sides.canary.pages} pages of set ${canary.set} never came to life ` +
        `in the browser, against ${percent(silent.live)} of ${sides.live.pages} of the live set ${canary.against}.`,
    });
  }
  const cutOff = {
    canary: { visits: figures.canary.visits, failed: sides.canary.cutOff },
    live: { visits: figures.live.visits, failed: sides.live.cutOff },
  };
  const shares = {
    canary: shareOf(cutOff.canary.failed, cutOff.canary.visits),
    live: shareOf(cutOff.live.failed, cutOff.live.visits),
  };
  const tolerated = Math.max(networkTolerance, tolerance);
  if (
    areEnough &&
    shares.canary - shares.live > tolerated &&
    isBeyondChance(cutOff.canary, expectedShare(cutOff.live) + tolerated)
  )
    findings.push({
      country,
      culprit: null,
      ...figures,
      sentence:
        `${where} files of set ${canary.set} did not arrive in ${cutOff.canary.failed} of ${cutOff.canary.visits} visits ` +
        `(${percent(shares.canary)}), against ${cutOff.live.failed} of ${cutOff.live.visits} ` +
        `(${percent(shares.live)}) with the live set ${canary.against}.`,
    });
  return { findings, doubts };
}

const silenceOf = ({ pages, opened }: SideSums): number => shareOf(Math.max(0, pages - opened), pages);

const mostFrequent = (counts: Record<string, number>): string =>
  Object.entries(counts).sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'an unnamed remote';
