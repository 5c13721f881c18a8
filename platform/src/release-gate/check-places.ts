import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import { compareTexts } from '../checks/compare-texts.ts';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, otherMembers } from './candidate.ts';

/**
 * Refuses places and well-known pages without a route, and a well-known page that another remote has. Refuses missing
 * texts of places in any language of the site, since the frame shows places on every page.
 */
export async function checkPlaces(candidate: Candidate): Promise<Refusal[]> {
  return [...deadLinks(candidate), ...checkWellKnownPages(candidate), ...(await missingTexts(candidate))];
}

function deadLinks({ release }: Candidate): Refusal[] {
  const { contract } = release;
  const where = `${nameOf(release)}, remote.contract.ts`;
  const links = [
    ...contract.places.map(({ text, path }) => ({ path, what: `the place “${text}”`, part: 'places' })),
    ...wellKnownOf(contract).map(([name, path]) => ({ path, what: `“${name}”`, part: 'wellKnown' })),
  ];
  const dead = links
    .filter(({ path }) => matchRoute([contract], path) === undefined)
    .map(({ path, what, part }) => ({
      check: 'places',
      what: `${what} leads to ${path}, which is no route of the remote`,
      where: `${where}, ${part}`,
      remedy: 'Correct the path, or add the route.',
    }));
  const unknown = contract.places
    .filter(({ badge }) => {
      const topic = badge && 'topic' in badge.source ? badge.source.topic : undefined;
      return topic !== undefined && !contract.realtime?.topics.includes(topic);
    })
    .map(({ text }) => ({
      check: 'places',
      what: `the badge of the place “${text}” reads a topic that the contract does not list`,
      where: `${where}, realtime`,
      remedy: 'Add the topic to `realtime.topics`.',
    }));
  return [...dead, ...unknown];
}

function checkWellKnownPages(candidate: Candidate): Refusal[] {
  const { release } = candidate;
  return wellKnownOf(release.contract).flatMap(([name]) =>
    otherMembers(candidate)
      .filter(({ contract }) => contract.wellKnown[name] !== undefined)
      .map((other) => ({
        check: 'places',
        what: `“${name}” is a page of ${other.name} (team ${other.team}) already`,
        where: `${nameOf(release)}, remote.contract.ts, wellKnown`,
        remedy: `Leave it out, or have ${other.name} released without it first.`,
      })),
  );
}

async function missingTexts({ release, folder }: Candidate): Promise<Refusal[]> {
  const keys = release.contract.places.flatMap(({ text, badge }) => (badge ? [text, badge.text] : [text]));
  if (keys.length === 0) return [];
  const read = async (language: string): Promise<Record<string, unknown>> => {
    const file = release.texts[language];
    if (file === undefined) return {};
    const texts = JSON.parse(await readFile(join(folder, 'client', file), 'utf8')) as { places?: object };
    return { ...texts.places };
  };
  const refuse = (what: string, language: string): Refusal => ({
    check: 'places',
    what,
    where: `${nameOf(release)}, src/locales/${language}.json, places`,
    remedy: 'Write the text: places are shown in every language of the site.',
  });
  const english = await read('en');
  const unwritten = keys
    .filter((key) => !(key in english) && !(`${key}_other` in english))
    .map((key) => refuse(`en: places.${key} is missing`, 'en'));
  const untranslated = await Promise.all(
    languages.map(async ({ value }) =>
      compareTexts(english, await read(value), value).map((problem) =>
        refuse(problem.replace(': ', ': places.'), value),
      ),
    ),
  );
  return [...unwritten, ...untranslated.flat()];
}

const wellKnownOf = ({ wellKnown }: RemoteContract) =>
  (Object.entries(wellKnown) as [keyof RemoteContract['wellKnown'], string | undefined][]).flatMap(
    ([name, path]) => (path === undefined ? [] : [[name, path] as const]),
  );
