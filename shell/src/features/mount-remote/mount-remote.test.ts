import { createLifecycles } from '@jobharbor/shared/remote';
import { latch } from '@jobharbor/shared/testing';
import { createElement, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountProps, someLifecycles } from '../../testing/a-remote.ts';
import { mountRemote } from './mount-remote.ts';

const never = () => new Promise<void>(() => {});
const nothing = () => {};

describe('mounting a remote', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('mounts and unmounts it', async () => {
    const props = mountProps();
    const mounted = await mountRemote(someLifecycles('chat'), props, nothing);
    expect(props.domElement.textContent).toBe('chat');
    await mounted.unmount();
    expect(props.domElement.textContent).toBe('');
  });

  it('renders a React page and runs its effects within the task that removes the page before', async () => {
    const asked = vi.fn();
    const Page = () => {
      useEffect(asked, []);
      return createElement('h1', null, 'Jobs');
    };
    const props = mountProps();
    const nextFrame = vi.fn(() => [props.domElement.textContent, asked.mock.calls.length]);
    const mounting = mountRemote(createLifecycles(Page), props, nothing, () => setTimeout(nextFrame));
    await vi.advanceTimersByTimeAsync(1);
    expect(nextFrame).toHaveReturnedWith(['Jobs', 1]);
    await vi.advanceTimersByTimeAsync(1);
    void (await mounting).unmount();
    expect(props.domElement.textContent).toBe('');
  });

  it.each(['bootstrap', 'mount'] as const)('rejects when %s never settles', async (step) => {
    const failing = mountRemote(someLifecycles('chat', { [step]: never }), mountProps(), nothing);
    const outcome = expect(failing).rejects.toThrow('took longer');
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
  });

  it('rejects when it throws, after unmounting what it left', async () => {
    const unmount = vi.fn(async () => {});
    const mount = async () => {
      throw new Error('planted');
    };
    await expect(
      mountRemote(someLifecycles('chat', { mount, unmount }), mountProps(), nothing),
    ).rejects.toThrow('planted');
    expect(unmount).toHaveBeenCalledOnce();
  });

  it('rejects when its boundary reports a crash while mount stays pending', async () => {
    const mounting = mountRemote(
      someLifecycles('chat', {
        mount: (props) => {
          props.onCrash(new Error('in the first render'));
          return never();
        },
      }),
      mountProps(),
      nothing,
    );
    await expect(mounting).rejects.toThrow('in the first render');
  });

  it.each([
    ['never settles', never],
    ['rejects', () => Promise.reject(new Error('planted'))],
    [
      'throws before it returns a promise',
      () => {
        throw new Error('planted');
      },
    ],
  ])('settles an unmount that %s, and reports it', async (_how, unmount) => {
    const onUnmountFailed = vi.fn();
    const mounted = await mountRemote(someLifecycles('chat', { unmount }), mountProps(), onUnmountFailed);
    const gone = mounted.unmount();
    await vi.advanceTimersByTimeAsync(3_000);
    await gone;
    expect(onUnmountFailed).toHaveBeenCalledOnce();
  });

  it('reports a late crash once', async () => {
    const onCrash = vi.fn();
    const crash = latch<void>();
    await mountRemote(
      someLifecycles('chat', {
        mount: async (props) => {
          void crash.released.then(() => {
            props.onCrash(new Error('later'));
            props.onCrash(new Error('and again'));
          });
        },
      }),
      mountProps({ onCrash }),
      nothing,
    );
    crash.release();
    await vi.advanceTimersByTimeAsync(1);
    expect(onCrash).toHaveBeenCalledOnce();
  });

  it('does not run code that comes after it was given up: another attempt may use its element', async () => {
    const loaded = latch<void>();
    const mount = vi.fn(async () => {});
    const mounting = mountRemote(
      someLifecycles('chat', { bootstrap: () => loaded.released, mount }),
      mountProps(),
      nothing,
    );
    const failed = expect(mounting).rejects.toThrow('Mounting');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    loaded.release();
    await vi.advanceTimersByTimeAsync(1);
    expect(mount).not.toHaveBeenCalled();
  });
});
