import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createFeature } from '../create-feature/create-feature.ts';
import { nameFeature } from '../create-feature/name-feature.ts';
import { projectFolder } from '../settings.ts';

const usage = 'pnpm create-feature mfe-NAME verb-noun [--route /path]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string' } },
  });
  const [remote, feature, ...others] = positionals;
  if (remote === undefined || feature === undefined || others.length > 0)
    throw new Error(`Name one remote and one feature: ${usage}`);
  const names = nameFeature(feature, values);
  await createFeature(projectFolder, remote, names);
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  execFileSync(process.execPath, [biome, 'check', '--write', '--log-level=error', remote], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  console.log(`${remote} has the feature ${feature}, with a page at ${names.route}.

  ${remote}/src/features/${feature}                 page, hook, styles and test
  ${remote}/src/locales/*.json                    its texts, "${names.textGroup}": write them in every language
  pnpm --filter @jobharbor/${remote} test    its tests
  pnpm can-release ${remote}                 what the release gate says: it refuses texts that are not written`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
