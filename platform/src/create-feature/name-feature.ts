import { RemoteRefusal } from '../create-remote/remote-refusal.ts';

/** Every name of a new feature, derived from its folder's name. */
export interface FeatureNames {
  /** Folder: `search-jobs`. */
  feature: string;
  /** File of the page without its suffix: `jobs`. */
  noun: string;
  /** Component of the page: `JobsPage`. */
  page: string;
  /** Hook that queries its call: `useJobs`. */
  hook: string;
  /** Group of its texts: `searchJobs`. */
  textGroup: string;
  route: string;
  /** English draft of its title: `Search jobs`. */
  title: string;
}

/** Derives the names of a feature; throws for an invalid folder name. */
export function nameFeature(feature: string, wanted: { route?: string | undefined } = {}): FeatureNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)+$/.test(feature) || feature.length > 40)
    throw new RemoteRefusal(
      `"${feature}" is no name for a feature: a verb and a noun in small letters with hyphens, 40 characters at most, as in search-jobs.`,
    );
  const route = wanted.route ?? `/${feature}`;
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route))
    throw new RemoteRefusal(
      `"${route}" is no route: a path below language and country in small letters, digits and hyphens, as in /search-jobs. Add parameters in the contract, with a sample, and in src/app.tsx.`,
    );
  const noun = feature.slice(feature.indexOf('-') + 1);
  return {
    feature,
    noun,
    page: `${capitalize(camelCase(noun))}Page`,
    hook: `use${capitalize(camelCase(noun))}`,
    textGroup: camelCase(feature),
    route,
    title: capitalize(feature.replaceAll('-', ' ')),
  };
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
