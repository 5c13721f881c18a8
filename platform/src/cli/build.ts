import { buildReleases } from '../verify/build-releases.ts';

process.exitCode = await buildReleases((text) => console.log(text));
