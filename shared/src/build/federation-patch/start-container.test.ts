import { createInstance } from '@module-federation/enhanced/runtime';
import { beforeEach, expect, it, vi } from 'vitest';
import { startContainer } from './start-container.ts';

type Bundle = Parameters<typeof startContainer>[0];

let count = 0;
const aName = () => `build_${++count}`;

const copyOf = (text: string) => vi.fn(async () => () => text);
const share = { singleton: false, strictVersion: true, eager: false };

interface Copy {
  version: string;
  range: string;
  load: () => Promise<() => unknown>;
}

/** Bundler output of a build whose chunk `page` consumes React as module `r`, and which exposes `./entry`. */
function aBundle(own: Copy): Bundle {
  const notStarted = () => {
    throw new Error('not started');
  };
  return {
    m: {},
    c: {},
    f: {},
    S: {},
    I: notStarted,
    initContainer: notStarted,
    getContainer: notStarted,
    initializeSharingData: {
      scopeToSharingDataMapping: {
        default: [
          { ...share, name: 'react', version: own.version, requiredVersion: own.range, factory: own.load },
        ],
      },
    },
    consumesLoadingData: {
      chunkMapping: { page: ['r'] },
      moduleIdToConsumeDataMapping: {
        r: {
          ...share,
          shareScope: 'default',
          shareKey: 'react',
          requiredVersion: own.range,
          fallback: own.load,
        },
      },
    },
    initializeExposesData: { moduleMap: { './entry': async () => () => 'entry' }, shareScope: 'default' },
  };
}

/** Loads the chunk of the page, which consumes React. */
async function reactOf(bundle: Bundle): Promise<unknown> {
  const promises: unknown[] = [];
  bundle.f.consumes?.('page', promises);
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  bundle.m.r?.(module);
  return module.exports;
}

let shell: Bundle;
const shellReact = copyOf('React 19 of the shell');
beforeEach(() => {
  shellReact.mockClear();
  shell = aBundle({ version: '19.3.1', range: '^19.0.0', load: shellReact });
  startContainer(shell, aName());
});

/** A remote as the shell's runtime registers it: started, then initialised with the shell's share scope. */
async function aRemote(own: Copy, name = aName()): Promise<Bundle> {
  const bundle = aBundle(own);
  startContainer(bundle, name);
  await shell.I('default');
  await bundle.initContainer(shell.S.default ?? {}, []);
  return bundle;
}

it('evaluates a shared module in an earlier task than the modules that require it', async () => {
  const order: string[] = [];
  const load = async () => () => {
    order.push('React');
    setTimeout(() => order.push('another task'));
    return 'React';
  };
  const remote = await aRemote({ version: '18.2.0', range: '^18.0.0', load });
  expect(await reactOf(remote)).toBe('React');
  order.push('the page');
  expect(order).toEqual(['React', 'another task', 'the page']);
});

it("gives a remote the shell's copy when the range fits, and never asks for the remote's own", async () => {
  const own = copyOf('React 19 of the remote');
  const remote = await aRemote({ version: '19.1.0', range: '^19.0.0', load: own });
  expect(await reactOf(shell)).toBe('React 19 of the shell');
  expect(await reactOf(remote)).toBe('React 19 of the shell');
  expect(shellReact).toHaveBeenCalledOnce();
  expect(own).not.toHaveBeenCalled();
});

it('leaves a remote on another major with the copy that it brings', async () => {
  const remote = await aRemote({ version: '18.3.1', range: '^18.0.0', load: copyOf('React 18') });
  expect(await reactOf(shell)).toBe('React 19 of the shell');
  expect(await reactOf(remote)).toBe('React 18');
});

it('takes its own copy when its range fits nothing on the page', async () => {
  const remote = await aRemote({ version: '19.1.0', range: '^21.0.0', load: copyOf('its own') });
  expect(await reactOf(remote)).toBe('its own');
});

it('runs no chunk of which no copy comes, and tries again with the next', async () => {
  const load = copyOf('its own').mockRejectedValueOnce(new Error('offline'));
  const remote = await aRemote({ version: '19.1.0', range: '^21.0.0', load });
  await expect(reactOf(remote)).rejects.toThrow('offline');
  // Without it the chunk's modules are not evaluated, which would leave them broken.
  expect(remote.m.r).toBeUndefined();
  expect(await reactOf(remote)).toBe('its own');
});

it("asks for the shell's copy again after it did not come, for the shell and for remotes", async () => {
  shellReact.mockRejectedValueOnce(new Error('offline'));
  const remote = await aRemote({ version: '19.1.0', range: '^19.0.0', load: copyOf('') });
  const both = await Promise.allSettled([reactOf(shell), reactOf(remote)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reactOf(remote)).toBe('React 19 of the shell');
  expect(await reactOf(shell)).toBe('React 19 of the shell');
});

it('answers for what it exposes, and for nothing else', async () => {
  const remote = await aRemote({ version: '19.1.0', range: '^19.0.0', load: copyOf('') });
  expect((await remote.getContainer('./entry'))()).toBe('entry');
  await expect(remote.getContainer('constructor')).rejects.toThrow('"constructor" does not exist');
});

it('starts a second version of a remote beside the first', async () => {
  const name = aName();
  const first = await aRemote({ version: '18.3.1', range: '^18.0.0', load: copyOf('React 18') }, name);
  const second = await aRemote({ version: '17.0.2', range: '^17.0.0', load: copyOf('React 17') }, name);
  expect(await reactOf(first)).toBe('React 18');
  expect(await reactOf(second)).toBe('React 17');
  expect(await reactOf(first)).toBe('React 18');
});

it('is made by whoever is asked to: the shell is the instance that loads remotes', () => {
  const create = vi.fn(createInstance);
  startContainer(aBundle({ version: '19.3.1', range: '^19.0.0', load: shellReact }), aName(), create);
  expect(create).toHaveBeenCalledOnce();
});
