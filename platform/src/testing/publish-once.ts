import { publishRelease } from '../operations/operations.ts';
import { platformActor } from '../rights/actor.ts';
import { createReleaseStore } from '../store/create-release-store.ts';

/** Publishes in a separate process: folder, package, version. */
const [folder = '', name = '', version = ''] = process.argv.slice(2);
const input = { versions: { [name]: version }, reason: 'for a test' };
const facts = { apiUrl: null, checkLifecycle: null };
await publishRelease(createReleaseStore(folder), platformActor(name), input, facts);
